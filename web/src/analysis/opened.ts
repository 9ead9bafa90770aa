// What can be opened over an analysis.
export type Opened = 'set-up' | 'load' | 'share' | 'keys';
