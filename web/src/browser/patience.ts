// What is waited for, and not for ever: a connection that has died without a word neither answers nor fails.

// Null where it has not come in time.
export function orNull<Value>(coming: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

// For a request. Browsers that do not know it wait as long as they like.
export const within = (ms: number): AbortSignal | null => AbortSignal.timeout?.(ms) ?? null;
