// Events as the lines that the rules read.

// A text as it stands in an event line.
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\r?\n/g, '\\n')}"`;
}

// An event without a text as one that says `text`.
export const saying = (event: string, text: string): string => event.replace(/""$/, () => quote(text));
