// How strong the computer can be.

// Levels are numbered from 1 to this; the numbers after it have names only.
export const levelScale = 10;
export const fullStrength = levelScale + 1;
export const trapSetter = fullStrength + 1; // as strong, and out for the other side's mistakes
export const infallible = trapSetter + 1; // knows the solution of the game, and sets traps
