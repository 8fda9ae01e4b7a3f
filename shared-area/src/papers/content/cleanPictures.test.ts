import { chunk, exif, jpeg, png, segment } from '../../../../tools/testing/paperFiles';
import { cleanJpeg } from './cleanJpeg';
import { cleanPng } from './cleanPng';
import { readOrientation } from './orientation';

const ascii = (text: string) => [...new TextEncoder().encode(text)];
const exifOf = (orientation: number, isLittle = false) =>
  segment(0xe1, [...ascii('Exif'), 0, 0, ...exif({ orientation, isLittle })]);

function join(pieces: readonly Uint8Array[] | undefined): Uint8Array {
  if (!pieces) throw new Error('The picture counts as cut off.');
  return new Uint8Array(pieces.flatMap((piece) => [...piece]));
}
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const secrets = ['GPS', 'ACME', 'Canon', 'Ward 4', 'shirdi', 'second picture'];

describe('a photograph without place and device (#44.8)', () => {
  const jpegSegments: [string, number[]][] = [
    ['Exif', exifOf(1)],
    ['Exif of the other byte order', exifOf(1, true)],
    ['XMP', segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<GPS>18.5</GPS>'))],
    ['IPTC', segment(0xed, ascii('Photoshop 3.0\0Ward 4'))],
    ['the index of further pictures', segment(0xe2, ascii('MPF\0second picture'))],
    ['an embedded preview', segment(0xe0, ascii('JFXX\0second picture'))],
    ['a note of the maker', segment(0xec, ascii('Canon'))],
    ['a comment', segment(0xfe, ascii('taken in shirdi'))],
  ];

  it.each(jpegSegments)('a JPEG loses %s and nothing else', (_, extra) => {
    expect(join(cleanJpeg(jpeg({ segments: [extra] })))).toEqual(jpeg());
  });

  it('a JPEG loses a picture or a film behind its end', () => {
    const after = [...jpeg({ segments: [exifOf(6)] }), ...ascii('second picture')];
    expect(join(cleanJpeg(jpeg({ after })))).toEqual(jpeg());
  });

  it.each([
    ['its colour profile', segment(0xe2, ascii('ICC_PROFILE\0profile'))],
    ['how its colours are stored', segment(0xee, ascii('Adobe\0\0'))],
  ])('a JPEG keeps %s', (_, extra) => {
    const original = jpeg({ segments: [extra] });
    expect(join(cleanJpeg(original))).toEqual(original);
  });

  it.each([2, 3, 6, 8])(
    'a JPEG keeps its orientation %d, and nothing else of Exif',
    (orientation) => {
      for (const isLittle of [false, true]) {
        const clean = join(cleanJpeg(jpeg({ segments: [exifOf(orientation, isLittle)] })));
        const at = textOf(clean).indexOf('Exif\0\0');
        expect(readOrientation(clean.subarray(at + 6))).toBe(orientation);
        for (const secret of secrets) expect(textOf(clean)).not.toContain(secret);
        expect(join(cleanJpeg(new Uint8Array(clean)))).toEqual(clean);
      }
    },
  );

  it.each([
    ['a text', chunk('tEXt', ascii('Author\0Canon'))],
    ['a text in another language', chunk('iTXt', ascii('XML:com.adobe.xmp\0GPS'))],
    ['a compressed text', chunk('zTXt', ascii('Raw\0ACME'))],
    ['its time', chunk('tIME', [0, 0, 0, 0, 0, 0, 0])],
    ['Exif', chunk('eXIf', exif())],
    ['a chunk of its maker', chunk('caNv', ascii('Canon'))],
  ])('a PNG loses %s and nothing else', (_, extra) => {
    expect(join(cleanPng(png({ chunks: [extra] })))).toEqual(png());
  });

  it('a PNG keeps its colours and its orientation, and loses what is behind its end', () => {
    const gamma = chunk('gAMA', [0, 0, 0xb1, 0x8f]);
    const original = png({
      chunks: [gamma, chunk('eXIf', exif({ orientation: 6 }))],
      after: ascii('second picture'),
    });
    const clean = join(cleanPng(original));
    const at = textOf(clean).indexOf('eXIf');
    const content = [...clean.subarray(at + 4, at + 4 + 26)];
    expect(readOrientation(new Uint8Array(content))).toBe(6);
    expect(clean).toEqual(png({ chunks: [gamma, chunk('eXIf', content)] }));
  });
});

describe('a picture that is cut off (#44.7)', () => {
  const whole = { jpeg: jpeg({ segments: [exifOf(6)] }), png: png() };

  it.each([
    ['JPEG', whole.jpeg, cleanJpeg],
    ['PNG', whole.png, cleanPng],
  ] as const)('a %s is found wherever it is cut', (_, content, clean) => {
    for (let length = 2; length < content.length; length += 1) {
      expect(clean(content.slice(0, length))).toBeUndefined();
    }
    expect(clean(content)).toBeDefined();
  });
});
