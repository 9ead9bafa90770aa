// Texts that the command line says too, from the folder `words`. Both have them from there.

export interface SharedTexts {
  titles: Readonly<Record<string, string>>; // of the presets
  levels: Readonly<Record<string, { name: string; description: string }>>;
  remarks: Readonly<Record<string, string>>; // of the computer
}
export interface LaterTexts {
  presets: Readonly<Record<string, PresetTexts>>;
  errors: Readonly<Record<string, string>>; // what is missing in English, the rules themselves say
  fixedRules: Readonly<Record<string, string>>; // rules that are no parameters
}
export interface PresetTexts {
  description: string;
  unsaid: Readonly<Record<string, string>>;
}

export const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

// A pattern of these texts with its arguments: `{0}`, and `{1+}` for the second and all after it.
export function filled(pattern: string, values: readonly string[], listed: (values: readonly string[]) => string) {
  return pattern.replace(/\{(\d)(\+?)\}/g, (place, n: string, all: string) =>
    all ? listed(values.slice(Number(n))) : (values[Number(n)] ?? place),
  );
}
