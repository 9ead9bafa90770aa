declare module 'muehle.wasm?url' {
  const url: string;
  export default url;
}
declare module 'records.wasm?url' {
  const url: string;
  export default url;
}
declare module 'rules.wasm?url' {
  const url: string;
  export default url;
}
// All are made of the same file, see `vite.config.ts`.
declare module '*.json?first' {
  type Texts = import('../words/base/shared').SharedTexts;
  export const titles: Texts['titles'];
  export const levels: Texts['levels'];
  export const remarks: Texts['remarks'];
}
declare module '*.json?later' {
  type Texts = import('../words/base/shared').LaterTexts;
  export const presets: Texts['presets'];
  export const errors: Texts['errors'];
  export const fixedRules: Texts['fixedRules'];
}
declare module '*.json?records' {
  export const records: Readonly<Record<string, string>>;
}
// They are read from docs/solution.md, see `vite.config.ts`.
declare module '*/solution.md?facts' {
  export const facts: import('../solution/document/document').Facts;
}
declare module '*/solution.md?sectors' {
  export const sectors: import('../solution/document/document').Tables;
}
declare module '*/solution.md?records' {
  export const records: import('../solution/document/document').WinRecord[];
}
