// What a value from elsewhere is: from the storage, or from a server.
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

// Null for what is none.
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

// One of `allowed`, or the first of them.
export function oneOf<Value>(value: unknown, allowed: readonly [Value, ...Value[]]): Value {
  return (allowed as readonly unknown[]).includes(value) ? (value as Value) : allowed[0];
}
