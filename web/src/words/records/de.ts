// What is wrong with a record in another program's way, or was taken for granted in it; the command line says the same.
import { records as errors } from '../../../../words/de.json?records';

export interface RecordsWords {
  errors: Readonly<Record<string, string>>; // what is missing in English, the reader itself says
}

export const records: RecordsWords = { errors };
