// "455 MB", "2.25 GB", as a language writes it.
export function sizeText(bytes: number, language: string): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', bytes / 1e6] as const) : (['gigabyte', bytes / 1e9] as const);
  const maximumFractionDigits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits })
    .format(size)
    .replace(' ', '\u00a0');
}
