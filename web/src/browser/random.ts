// Works without a secure context too.
const word = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export const coin = (): 0 | 1 => (word() & 1 ? 1 : 0);
// A number for the computer, 31 bits.
export const seed = (): number => word() >>> 1;
const hex = (): string => word().toString(16).padStart(8, '0');
export const token = (): string => hex() + hex();
// Of what is asked for and may have to be asked for again: 12 letters and digits, as the server draws its own.
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
export const ownId = (): string => Array.from({ length: 12 }, () => letters[word() >>> 27]).join('');
// Of a seat, 128 bits.
export const secret = (): string => token() + token();
