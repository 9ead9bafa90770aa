// All studies of this browser, under their ids.
import { Shelf } from '../browser/shelf';
import { readStudy, type Study } from './study';

const shelf = new Shelf<Study>('studies', readStudy);

// Newest first; null where the browser keeps nothing.
export const allStudies = (): Promise<Study[] | null> =>
  shelf.all().then(
    (studies) => studies.sort((a, b) => b.changed - a.changed),
    () => null,
  );
export const studyOf = (id: string): Promise<Study | null> => shelf.get(id).catch(() => null);
// As it lies there now; null where the browser takes nothing. Where another tab has written it meanwhile, this one goes on
// as a study of its own: `copied` makes it.
export async function keepStudy(study: Study, copied: (study: Study) => Study): Promise<Study | null> {
  const now = { ...study, changed: Date.now() };
  const written = await shelf.put(now).catch(() => null);
  if (written === null || written.ok) return written?.kept ?? null;
  const again = await shelf.put(copied(now)).catch(() => null);
  return again?.ok ? again.kept : null;
}
export const forgetStudy = (id: string): Promise<void> => shelf.remove(id).catch(() => undefined);
