// The words of what works without the server, in German. The English file has the same keys.
export const offline = {
  newVersion: 'Neue Version',
  newVersionThere: 'Eine neue Version ist da.',
  reload: 'Neu laden',
  notNow: 'Später',
};

export type OfflineWords = typeof offline;
