// What the parts of the solution are called, and what its walk says, in German: the walk needs no more of its words. The
// English file has the same keys.
export const walk = {
  title: 'Die Lösung',
  parts: { overview: 'Was feststeht', sectors: 'Sektoren', records: 'Rekorde', walk: 'Erkunden' },
  intro: 'Spiel Züge, auch schlechte: Wo es exakte Werte gibt, steht daneben, was jeder wert ist.',
  unreadable: 'Die Züge in dieser Adresse lassen sich nicht lesen. Du stehst am Anfang.',
};

export type WalkWords = typeof walk;
