import { fileOf } from '../../testing/files';
import { reducePhotograph } from './reducePhotograph';

const megabyte = 1024 * 1024;

function drawing(result: Blob | null) {
  const draw = jest.fn();
  const close = jest.fn();
  globalThis.createImageBitmap = jest.fn().mockResolvedValue({ width: 4800, height: 3600, close });
  const canvas = document.createElement('canvas');
  const context = { fillRect: jest.fn(), drawImage: draw, fillStyle: '' };
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(result));
  jest.spyOn(document, 'createElement').mockReturnValue(canvas);
  return { canvas, close };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('makes a large photograph smaller, as a JPEG of at most 2400 pixels', async () => {
  const { canvas, close } = drawing(new Blob([new Uint8Array(300_000)]));
  const reduced = await reducePhotograph(fileOf('png', 'scan.png', 4 * megabyte));
  expect(reduced).toMatchObject({ name: 'scan.jpg', type: 'image/jpeg', size: 300_000 });
  expect([canvas.width, canvas.height]).toEqual([2400, 1800]);
  expect(close).toHaveBeenCalled();
});

it('leaves a small one unchanged', async () => {
  const original = fileOf('jpg', 'me.jpg', megabyte);
  expect(await reducePhotograph(original)).toBe(original);
});

it.each([
  ['the browser cannot make a JPEG', null],
  ['the result is no smaller', new Blob([new Uint8Array(5 * megabyte)])],
])('keeps the original if %s', async (_case, result) => {
  drawing(result);
  const original = fileOf('jpg', 'me.jpg', 4 * megabyte);
  expect(await reducePhotograph(original)).toBe(original);
});

it('keeps the original if the browser cannot read it', async () => {
  globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('not a picture'));
  const original = fileOf('jpg', 'me.jpg', 4 * megabyte);
  expect(await reducePhotograph(original)).toBe(original);
});
