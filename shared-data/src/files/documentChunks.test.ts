import { chunkLimit, chunksOf, countChunks } from './documentChunks';

it.each([
  [1, [1]],
  [chunkLimit, [chunkLimit]],
  [chunkLimit + 1, [chunkLimit, 1]],
  [3 * chunkLimit - 1, [chunkLimit, chunkLimit, chunkLimit - 1]],
  // An empty file needs a chunk too.
  [0, [0]],
])('cuts %d bytes into chunks of %j', (size, lengths) => {
  const content = new Uint8Array(size).map((_, index) => index);
  const chunks = chunksOf(content.buffer);
  expect(chunks.map(({ byteLength }) => byteLength)).toEqual(lengths);
  expect(countChunks(size)).toBe(lengths.length);
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
});
