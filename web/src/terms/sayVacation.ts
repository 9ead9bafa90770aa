// When a vacation ends, in words.
const hour = 3600;
const rounding = 2; // the server says whole seconds

// The last day of it, which is the one that was chosen: every restart of a server puts the end some seconds behind that
// day. Where it ends amid a day, as after an outage of hours or where the chosen day is another time zone's, also when.
// `until`: seconds, the moment after.
export function sayEnd(code: string, until: number, dateStyle: 'medium' | 'long'): string {
  const lastDay = new Date((until - hour) * 1000);
  const endsWithDay = new Date((until + rounding) * 1000).toDateString() !== lastDay.toDateString();
  if (endsWithDay) return new Intl.DateTimeFormat(code, { dateStyle }).format(lastDay);
  return new Intl.DateTimeFormat(code, { dateStyle, timeStyle: 'short' }).format(until * 1000);
}
