// Where the page lies: at the top of the server that is part of the program, or in any folder of another one.
// The scripts are in a folder below it.
export const root = import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '..', import.meta.url).pathname;

export const manifestOf = (language: string): string =>
  `${root}manifest${language === 'de' ? '' : `.${language}`}.webmanifest`;
