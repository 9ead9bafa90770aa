// The figures of the documents, 1,234.5 and 9.2 %, as another language writes them.
export interface Figures {
  readonly figure: (text: string) => string;
  // A template whose values are written so, where they are figures.
  readonly say: (texts: TemplateStringsArray, ...values: readonly (string | number)[]) => string;
}

export function figuresWith(signs: { thousands: string; decimal: string; percent: string }): Figures {
  const written: Readonly<Record<string, string>> = { ',': signs.thousands, '.': signs.decimal, ' %': signs.percent };
  const figure = (text: string): string =>
    /^[\d.,± %]+$/.test(text) ? text.replace(/[.,]| %/g, (sign) => written[sign] ?? sign) : text;
  const say: Figures['say'] = (texts, ...values) =>
    texts.reduce((said, text, n) => said + figure(String(values[n - 1])) + text);
  return { figure, say };
}
