// When something is due.
export const dueAt = (language: string, when: Date): string =>
  when.toLocaleString(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

// How long something still takes: `1:58`, or days.
export function inTime(seconds: number, oneDay: string, days: string): string {
  const whole = Math.round(seconds / 86_400);
  if (whole > 0) return whole === 1 ? oneDay : `${whole} ${days}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// How long something has lasted, in minutes, hours, or days from two of them on.
export function roughly(minutes: number, short: string, hours: string, days: string): string {
  if (minutes < 60) return `${minutes} ${short}`;
  return minutes < 2 * 1440 ? `${Math.floor(minutes / 60)} ${hours}` : `${Math.floor(minutes / 1440)} ${days}`;
}
