// What of a tournament goes on paper.
export const sheets = ['pairings', 'standings', 'bracket', 'rules', 'signs', 'card'] as const;
export type Sheet = (typeof sheets)[number];
