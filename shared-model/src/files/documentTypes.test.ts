import {
  acceptedDocuments,
  acceptedEndings,
  canBeShown,
  documentType,
  documentTypes,
  endingOf,
  hasSignatureOf,
  shownType,
  signatureLength,
  typeOfEnding,
  unknownType,
} from './documentTypes';

const text = (content: string) => [...new TextEncoder().encode(content)];
const bytes = (content: readonly number[]) => new Uint8Array(content);
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('documentType', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['scan.JPG', '', 'image/jpeg'],
    ['scan.jpeg', '', 'image/jpeg'],
    ['letter.doc', '', 'application/msword'],
    ['form.pdf', '', 'application/pdf'],
    ['photo.png', '', 'image/png'],
    ['letter.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['photo.png', 'image/png', 'image/png'],
    ['page.html', 'text/html', unknownType],
    ['drawing.svg', 'image/svg+xml', unknownType],
    ['noending', '', unknownType],
    ['noending', 'image/png', 'image/png'],
    ['renamed.png', 'application/pdf', 'application/pdf'],
    ['page.html', 'image/png, text/html', unknownType],
  ])('stores %s of type %j as %s', (name, type, expected) => {
    expect(documentType({ name, type })).toBe(expected);
  });
});

it('stores documents only under the types that the rules allow', () => {
  expect(documentTypes).toEqual([
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg',
    'image/png',
    'application/octet-stream',
  ]);
});

it.each([
  ['a.pdf', 'pdf'],
  ['a.tar.GZ', 'gz'],
  ['pdf', ''],
  ['a.', ''],
])('finds in the name %j the ending %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

it('accepts documents with these endings', () => {
  expect(acceptedEndings).toEqual(['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']);
});

it.each([
  ['jpeg', 'image/jpeg'],
  ['exe', unknownType],
])('stores a document with the ending %j as %s', (ending, type) => {
  expect(typeOfEnding(ending)).toBe(type);
});

describe('acceptedDocuments', () => {
  it('names every ending and every type once', () => {
    expect(acceptedDocuments()).toBe(
      '.pdf,.doc,.docx,.jpg,.jpeg,.png,application/pdf,application/msword,' +
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png',
    );
  });

  it('names only the requested endings', () => {
    expect(acceptedDocuments(['jpg', 'jpeg', 'odt'])).toBe('.jpg,.jpeg,.odt,image/jpeg');
  });
});

it.each([
  ['application/pdf', true],
  ['image/jpeg', true],
  ['image/png', true],
  ['application/msword', false],
  [unknownType, false],
])('shows documents of type %s: %s', (type, is) => {
  expect(canBeShown(type)).toBe(is);
});

it('looks for a signature only within the bytes that are read', () => {
  expect(signatureLength).toBe(1024);
});

describe('hasSignatureOf', () => {
  it.each([
    ['pdf', text('%PDF-1.4'), true],
    ['pdf', [0xef, 0xbb, 0xbf, ...text('%PDF-1.4')], true],
    ['pdf', [...Array<number>(1019).fill(32), ...text('%PDF-1.4')], true],
    ['pdf', [...Array<number>(1020).fill(32), ...text('%PDF-1.4')], false],
    ['pdf', text('MZ'), false],
    ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], true],
    ['docx', [0x50, 0x4b, 0x03, 0x04], true],
    ['jpg', [0xff, 0xd8, 0xff], true],
    ['png', png, true],
    ['exe', text('MZ'), false],
  ])('checks a %s file that begins with %j: %s (#12.7)', (ending, beginning, is) => {
    expect(hasSignatureOf(ending, bytes(beginning))).toBe(is);
  });
});

describe('a signature', () => {
  const signatures: [string, number[]][] = [
    ['pdf', text('%PDF-')],
    ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ['docx', [0x50, 0x4b, 0x03, 0x04]],
    ['jpg', [0xff, 0xd8, 0xff]],
    ['jpeg', [0xff, 0xd8, 0xff]],
    ['png', png],
  ];

  it.each(signatures)('accepts a .%s file that begins with it', (ending, signature) => {
    expect(hasSignatureOf(ending, bytes([...signature, 0x00]))).toBe(true);
  });

  it.each(signatures)('refuses a .%s file that has one byte of it wrong', (ending, signature) => {
    for (const changed of signature.keys()) {
      const beginning = signature.map((byte, index) => (index === changed ? byte ^ 0x01 : byte));
      expect(hasSignatureOf(ending, bytes([...beginning, 0x00]))).toBe(false);
    }
  });

  it.each(signatures)('refuses a .%s file that ends within the signature', (ending, signature) => {
    expect(hasSignatureOf(ending, bytes(signature.slice(0, -1)))).toBe(false);
  });

  it.each(signatures)('refuses an empty .%s file', (ending) => {
    expect(hasSignatureOf(ending, bytes([]))).toBe(false);
  });
});

describe('shownType', () => {
  it.each([
    ['application/pdf', text('%PDF-1.4'), 'application/pdf'],
    ['image/png', png, 'image/png'],
    ['image/jpeg', [0xff, 0xd8, 0xff], 'image/jpeg'],
    ['image/png, text/html', png, null],
    ['text/html', text('<script>'), null],
    ['image/svg+xml', text('<svg'), null],
    ['image/png', text('<script>'), null],
    ['application/pdf', text('<html>'), null],
    ['application/msword', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], null],
    ['', png, null],
  ])('gives for type %j with the content %j: %s (#12.14)', (type, beginning, shown) => {
    expect(shownType(type, bytes(beginning))).toBe(shown);
  });
});
