// The languages of the page, each in its own name. Whatever has to be there for each is asked for by this list: its words,
// what the service worker says, its manifest.
export const languages = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  hu: 'Magyar',
  it: 'Italiano',
  nl: 'Nederlands',
} as const;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as readonly Language[];
