// Before all tests: the small endgames, which servers and the page as plain files would each make for themselves, with what
// is left of the processors.
import { database, muehle } from './server';

export default function setup(): void {
  const { status, output } = muehle(['solve', '--sectors', 'up-to-8', '--distances', '--db', database]);
  if (status !== 0) throw new Error(`muehle solve said: ${output}`);
}
