// The words of what works without the server, in English.
import type { OfflineWords } from './de';

export const offline: OfflineWords = {
  newVersion: 'New version',
  newVersionThere: 'A new version is there.',
  reload: 'Reload',
  notNow: 'Later',
};
