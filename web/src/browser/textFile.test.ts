import { expect, it } from 'vitest';
import { decodedText, textOf } from './textFile';

it('is read in the way in which it was written', async () => {
  expect(decodedText(new TextEncoder().encode('\ufeff1. d6 {Mühle}'))).toBe('1. d6 {Mühle}');
  expect(decodedText(Uint8Array.of(0x4d, 0xfc, 0x68, 0x6c, 0x65))).toBe('Mühle');
  expect(decodedText(Uint8Array.of(0xff, 0xfe, 0x4d, 0, 0xfc, 0))).toBe('Mü');
  expect(decodedText(Uint8Array.of(0xfe, 0xff, 0, 0x4d, 0, 0xfc))).toBe('Mü');
  expect(await textOf(new Blob(['d6 f4']))).toBe('d6 f4');
  expect(decodedText(new Uint8Array())).toBe('');
});
