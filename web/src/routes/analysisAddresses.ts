// The addresses of analyses, for those parts of the page that come later.
import { partAddress } from './addresses';

export const analysisAddress = (packed: string): string => partAddress(`analyse=${packed}`);
// `study`: `newStudyId` for one that is begun.
export const newStudyId = 'new';
export const studyAddress = (study: string, chapter = ''): string =>
  partAddress(`analyse?${new URLSearchParams({ study, ...(chapter && { chapter }) }).toString()}`);
export const positionAddress = (position: string, rules: string): string =>
  partAddress(`analyse?${new URLSearchParams({ position, rules }).toString()}`);
