import { decode, encode } from 'jose/base64url';
import { decodeBase64url, encodeBase64url } from './base64url';

const samples = Array.from({ length: 260 }, (_, length) =>
  Uint8Array.from({ length }, (_unused, index) => (index * 31 + length * 7) % 256),
);

it('encodes and decodes like another library', () => {
  for (const bytes of samples) {
    const text = encode(bytes);
    expect(encodeBase64url(bytes)).toBe(text);
    expect([...(decodeBase64url(text) ?? [])]).toEqual([...decode(text)]);
  }
});

it('reads an empty text as no bytes', () => {
  expect(decodeBase64url('')).toHaveLength(0);
});

it.each([
  ['padding', 'QQ=='],
  ['unused bits at the end', 'QR'],
  ['an impossible length', 'QQQQQ'],
  ['the alphabet of plain base64', 'Pz8/Pj4+'],
  ['a blank', 'QU JD'],
  ['a line break', 'QUJD\n'],
  ['a character outside the alphabet', 'QUJ€'],
])('refuses %s', (_what, text) => {
  expect(decodeBase64url(text)).toBeUndefined();
});
