import { limits } from 'shared-model';
import { StoredDocument } from '../documents/StoredDocument';
import { chunkLimit, chunksOf, countChunks, readChunks } from './documentChunks';

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

const file = { application: 'applications/a1', owner: 'asha', document: '1' };

it('reads as many chunks as the largest document has', async () => {
  const get = jest.fn((path: string) =>
    Promise.resolve(new StoredDocument(path, { bytes: new Uint8Array(1) })),
  );
  const chunks = await readChunks({ get }, file, limits.documentSize);
  expect(chunks).toHaveLength(limits.documentSize / chunkLimit);
});

it.each([limits.documentSize + 1, Number.MAX_SAFE_INTEGER, Infinity])(
  'reads nothing for a record that says %d bytes (#45)',
  async (size) => {
    const get = jest.fn();
    await expect(readChunks({ get }, file, size)).rejects.toMatchObject({
      name: 'RecordNotFoundError',
    });
    expect(get).not.toHaveBeenCalled();
  },
);
