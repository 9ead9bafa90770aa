declare module 'muehle.wasm?url' {
  const url: string;
  export default url;
}
