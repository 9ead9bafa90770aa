// What a series has brought, in points: a win is one, a draw half of one. „2½“.
export function sayScore(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  if (halfPoints % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
