declare module 'muehle.wasm?url' {
  const url: string;
  export default url;
}
declare module 'rules.wasm?url' {
  const url: string;
  export default url;
}
