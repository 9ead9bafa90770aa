// Both parts of a language at once, for tests.
import { de as german } from './first/de';
import { en as english } from './first/en';
import { fr as french } from './first/fr';
import { hu as hungarian } from './first/hu';
import { later as laterGerman } from './later/de';
import { later as laterEnglish } from './later/en';
import { later as laterFrench } from './later/fr';
import { later as laterHungarian } from './later/hu';
import { together } from './base/over';

export const de = together(german, laterGerman);
export const en = together(english, laterEnglish);
export const fr = together(french, laterFrench);
export const hu = together(hungarian, laterHungarian);
