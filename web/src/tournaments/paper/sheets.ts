// What of a tournament goes on paper.
export const sheets = ['pairings', 'standings', 'rules', 'signs', 'card'] as const;
export type Sheet = (typeof sheets)[number];
