import type { RecordsWords } from './de';

export const records: RecordsWords = { errors: {} };
