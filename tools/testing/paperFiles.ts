import { crc32, deflateSync } from 'node:zlib';

/** Whole files of each kind that can be handed in, as small as they can be, made in the test that uses them. */

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const big16 = (value: number) => [value >>> 8, value & 0xff];
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little16 = (value: number) => big16(value).reverse();
const little32 = (value: number) => big32(value).reverse();
const concat = (...parts: (readonly number[] | Uint8Array)[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]));

/** Exif data: the orientation, the maker of the phone and the place of the photograph. */
export function exif({ orientation = 1, isLittle = false } = {}): number[] {
  const two = isLittle ? little16 : big16;
  const four = isLittle ? little32 : big32;
  const entries = [
    [...two(0x010f), ...two(2), ...four(4), ...ascii('ACME')],
    [...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0],
    [...two(0x8825), ...two(4), ...four(1), ...four(62)],
  ];
  const place = ascii('GPS 18.5204 N 73.8567 E');
  return [
    ...ascii(isLittle ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(entries.length),
    ...entries.flat(),
    ...four(0),
    ...Array<number>(62 - 8 - 2 - 36 - 4).fill(0),
    ...place,
  ];
}

/** A segment of a JPEG. */
export const segment = (marker: number, content: readonly number[]): number[] => [
  ...[0xff, marker, ...big16(content.length + 2)],
  ...content,
];

const jfif = segment(0xe0, [...ascii('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);

/** A grey JPEG of 8 by 8 dots; `segments` come after its beginning, `after` after its end. */
export function jpeg({
  segments = [] as readonly number[][],
  after = [] as readonly number[],
} = {}): Uint8Array<ArrayBuffer> {
  const table = segment(0xdb, [0, ...Array<number>(64).fill(1)]);
  const frame = segment(0xc0, [8, ...big16(8), ...big16(8), 1, 1, 0x11, 0]);
  // One code of one bit for each of the two tables: 'no difference', and 'end of the block'.
  const codes = (kind: number) => segment(0xc4, [kind, 1, ...Array<number>(15).fill(0), 0]);
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x3f];
  return concat(
    [0xff, 0xd8],
    jfif,
    ...segments,
    ...[table, frame, codes(0), codes(0x10), scan],
    [0xff, 0xd9],
    after,
  );
}

/** A chunk of a PNG. */
export function chunk(type: string, content: readonly number[]): number[] {
  const checked = [...ascii(type), ...content];
  return [...big32(content.length), ...checked, ...big32(crc32(Buffer.from(checked)))];
}

/** A grey PNG of one dot; `chunks` come before its dots, `after` after its end. */
export function png({
  chunks = [] as readonly number[][],
  after = [] as readonly number[],
} = {}): Uint8Array<ArrayBuffer> {
  return concat(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', [...big32(1), ...big32(1), 8, 0, 0, 0, 0]),
    ...chunks,
    chunk('IDAT', [...deflateSync(Buffer.from([0, 0x80]))]),
    chunk('IEND', []),
    after,
  );
}

/** A PDF of one page. @param trailer further entries of its trailer, such as '/Encrypt 9 0 R' */
export function pdf(trailer = '', atLeast = 0): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.from(
      `%PDF-1.7\n%${' '.repeat(atLeast)}\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n` +
        '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n' +
        `trailer\n<< /Root 1 0 R /Size 4 ${trailer} >>\nstartxref\n0\n%%EOF\n`,
    ),
  );
}

/** A zip with empty files of these names. */
export function zip(names: readonly string[], isLocked = false): Uint8Array<ArrayBuffer> {
  const flags = little16(isLocked ? 1 : 0);
  const nothing = [...little16(0), ...Array<number>(16).fill(0)];
  const lengthOf = (name: string) => [...little16(name.length), ...little16(0)];
  const locals = names.map((name) => [
    ...[0x50, 0x4b, 3, 4, ...little16(20), ...flags, ...nothing],
    ...lengthOf(name),
    ...ascii(name),
  ]);
  const entries = names.map((name) => [
    ...[0x50, 0x4b, 1, 2, ...little16(20), ...little16(20), ...flags, ...nothing],
    ...lengthOf(name),
    ...Array<number>(14).fill(0),
    ...ascii(name),
  ]);
  const start = locals.flat().length;
  const count = little16(names.length);
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count];
  return concat(...locals, ...entries, [
    ...end,
    ...little32(entries.flat().length),
    ...little32(start),
    0,
    0,
  ]);
}

export const docx = () => zip(['[Content_Types].xml', 'word/document.xml']);

/** A container of documents before 2007, with one stream in it. */
export function container(name: string, stream: readonly number[] = []): Uint8Array<ArrayBuffer> {
  const sector = 512;
  const fill = (content: readonly number[], byte = 0) => [
    ...content,
    ...Array<number>(sector - content.length).fill(byte),
  ];
  const header = fill([
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...Array<number>(22).fill(0),
    ...little16(9),
    ...Array<number>(12).fill(0),
    ...little32(1),
    ...little32(1),
    ...Array<number>(24).fill(0),
    ...little32(0),
  ]);
  const table = fill(
    [0xfd, 0xff, 0xff, 0xff, ...little32(0xfffffffe), ...little32(0xfffffffe)],
    0xff,
  );
  const wide = ascii(name).flatMap((letter) => [letter, 0]);
  const entry = [...wide, ...Array<number>(116 - wide.length).fill(0), ...little32(2)];
  return concat(header, table, fill(entry), fill(stream));
}

/** The beginning of a Word document within its container; a locked one says so. */
const wordStream = (isLocked: boolean) => [
  ...[0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0],
  ...little16(isLocked ? 0x100 : 0),
];

export const doc = (isLocked = false) => container('WordDocument', wordStream(isLocked));

/** The beginnings of pictures that a portal has to turn into JPEG. */
export const heic = () => concat(big32(24), ascii('ftypheic'), big32(0), ascii('mif1heic'));
export const webp = () => concat(ascii('RIFF'), little32(4), ascii('WEBP'));
