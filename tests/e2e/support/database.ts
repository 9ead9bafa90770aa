// Before all tests: the small endgames, which servers and the page as plain files would each make for themselves, with what
// is left of the processors.
import { database, muehle, strict, strictDatabase } from './server';

function solve(folder: string, rules: string): void {
  const { status, output } = muehle(['solve', '--rules', rules, '--sectors', 'up-to-8', '--distances', '--db', folder]);
  if (status !== 0) throw new Error(`muehle solve said: ${output}`);
}

export default function setup(): void {
  solve(database, 'standard');
  solve(strictDatabase, strict);
}
