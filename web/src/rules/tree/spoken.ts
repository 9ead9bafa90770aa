// What programs write into comments for each other (`[%clk 0:05:00]`) is not for people.
export const spoken = (comments: readonly string[]): string[] =>
  comments.map((text) => text.replace(/\s*\[%[^\]]*\]/g, '').trim()).filter((text) => text !== '');
