// How long something still takes: `1:58`, or days.
export function inTime(seconds: number, oneDay: string, days: string): string {
  const whole = Math.round(seconds / 86_400);
  if (whole > 0) return whole === 1 ? oneDay : `${whole} ${days}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
