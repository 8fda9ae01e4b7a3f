import { isBytes } from './bytes';

it('takes bytes for the content of a file, and nothing else', () => {
  expect(isBytes(new Uint8Array(1))).toBe(true);
  expect([new Uint16Array(1), new ArrayBuffer(1), [1], 'a', null].some(isBytes)).toBe(false);
});
