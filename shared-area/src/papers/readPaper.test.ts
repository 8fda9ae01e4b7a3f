import { acceptedEndings } from 'shared-data/files';
import { limits } from 'shared-data/limits';
import {
  container,
  doc,
  docx,
  exif,
  heic,
  jpeg,
  pdf,
  png,
  segment,
  webp,
  zip,
} from '../../../tools/testing/paperFiles';
import { findPdfProblem } from '../paper-viewer/findPdfProblem';
import { readPaper } from './readPaper';

// Only to see how long it may take.
jest.mock('../paper-viewer/findPdfProblem', () => {
  const { findPdfProblem: actual } = jest.requireActual<{ findPdfProblem: typeof findPdfProblem }>(
    '../paper-viewer/findPdfProblem',
  );
  return { findPdfProblem: jest.fn(actual) };
});

const megabyte = 1024 * 1024;
const text = (content: string) => new TextEncoder().encode(content);
const cut = (content: Uint8Array<ArrayBuffer>) => content.slice(0, Math.floor(content.length / 2));
const fileOf = (name: string, content: BlobPart) => new File([content], name);
const located = segment(0xe1, [...text('Exif\0\0'), ...exif()]);
/** With so many bytes more before the last two, which mark the end of a picture. */
function padded(content: Uint8Array<ArrayBuffer>, bytes: number) {
  const all = new Uint8Array(content.length + bytes);
  all.set(content.slice(0, -2));
  all.set(content.slice(-2), all.length - 2);
  return all;
}
const large = (content: Uint8Array<ArrayBuffer>) => {
  const all = new Uint8Array(content.length + 4 * megabyte);
  all.set(content);
  return all;
};

const bitmap = { width: 4800, height: 3600, close: jest.fn() };

/** What the browser draws, as a JPEG. */
function drawing(drawn: Blob | null) {
  const canvas = document.createElement('canvas');
  const context = { fillRect: jest.fn(), drawImage: jest.fn(), fillStyle: '' };
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(drawn));
  jest.spyOn(document, 'createElement').mockReturnValue(canvas);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  globalThis.createImageBitmap = jest.fn().mockResolvedValue(bitmap);
});
afterEach(() => {
  jest.mocked(findPdfProblem).mockClear();
  jest.restoreAllMocks();
});

async function problemOf(file: File, endings: readonly string[] = acceptedEndings) {
  const prepared = await readPaper(file, endings);
  return 'problem' in prepared ? prepared.problem.reason : 'accepted';
}

async function prepared(file: File) {
  const result = await readPaper(file, acceptedEndings);
  if ('problem' in result) throw new Error(result.problem.reason);
  return result.file;
}

describe('what cannot be opened is refused (#44.7)', () => {
  it.each<[string, string, BlobPart, string]>([
    ['a PDF', 'card.pdf', pdf(), 'accepted'],
    ['a locked PDF, such as a downloaded Aadhaar', 'aadhaar.pdf', pdf('/Encrypt 9 0 R'), 'locked'],
    ['a protected PDF without a password', 'card.pdf', pdf('/Encrypt << >>'), 'accepted'],
    ['a PDF that is cut off', 'card.pdf', cut(pdf()), 'damaged'],
    [
      'a PDF with zeros after its end',
      'card.pdf',
      new Blob([pdf(), new Uint8Array(5000)]),
      'accepted',
    ],
    ['a page that is named as a PDF', 'card.pdf', text('<html>%PD'), 'content'],
    ['a text that is named as a PDF', 'card.pdf', text('Ration card'), 'content'],
    ['a program that is named as a PDF', 'card.pdf', text('MZ'), 'content'],
    ['an empty file', 'card.pdf', '', 'empty'],
    ['a JPEG', 'me.jpg', jpeg(), 'accepted'],
    ['a JPEG that is cut off', 'me.jpg', cut(jpeg()), 'damaged'],
    ['a PNG', 'me.png', png(), 'accepted'],
    ['a PNG that is cut off', 'me.png', cut(png()), 'damaged'],
    ['a Word document', 'letter.docx', docx(), 'accepted'],
    ['a Word document that is cut off', 'letter.docx', cut(docx()), 'damaged'],
    ['a locked zip', 'letter.docx', zip(['word/document.xml'], true), 'locked-word'],
    ['a locked Word document', 'letter.docx', container('EncryptedPackage'), 'locked-word'],
    [
      'a table that is named as a Word document',
      'letter.docx',
      zip(['xl/workbook.xml']),
      'content',
    ],
    ['a zip', 'papers.zip', zip(['card.pdf']), 'type'],
    ['an old Word document', 'letter.doc', doc(), 'accepted'],
    ['an old Word document that is cut off', 'letter.doc', cut(doc()), 'damaged'],
    ['a locked old Word document', 'letter.doc', doc(true), 'locked-word'],
    ['an old table that is named as one', 'letter.doc', container('Workbook'), 'content'],
    ['another kind of file', 'song.mp3', text('ID3'), 'type'],
  ])('%s (%s)', async (_, name, content, reason) => {
    expect(await problemOf(fileOf(name, content))).toBe(reason);
  });

  it('refuses a picture that the browser cannot draw', async () => {
    jest.mocked(createImageBitmap).mockRejectedValue(new Error('not a picture'));
    expect(await problemOf(fileOf('me.jpg', jpeg()))).toBe('not-shown');
  });

  it('accepts a PDF while pdf.js cannot be loaded, and a protected one only with it', async () => {
    const unreadable = (trailer: string) =>
      new Blob([text(`%PDF-1.7\ntrailer << ${trailer} >>\n%%EOF`)]);
    expect(await problemOf(fileOf('card.pdf', unreadable('')))).toBe('accepted');
    expect(await problemOf(fileOf('card.pdf', unreadable('/Encrypt 5 0 R')))).toBe('unchecked');
  });

  it('waits four seconds for pdf.js on a slow network, and longer if a password may be needed', async () => {
    await problemOf(fileOf('card.pdf', pdf()));
    await problemOf(fileOf('card.pdf', pdf('/Encrypt 5 0 R')));
    const [[, plain] = [], [, encrypted] = []] = jest.mocked(findPdfProblem).mock.calls;
    expect(plain).toBeLessThanOrEqual(4000);
    expect(encrypted).toBe(30_000);
  });

  it('refuses a document of more than 5 MB before it is read', async () => {
    expect(await problemOf(fileOf('card.pdf', pdf('', limits.documentSize)))).toBe('size');
  });
});

describe('the content decides, not the ending (#44.9)', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string, string]>([
    ['photo.jfif', jpeg(), 'photo.jpg', 'image/jpeg'],
    ['photo.png', jpeg(), 'photo.jpg', 'image/jpeg'],
    ['photo.jpeg', jpeg(), 'photo.jpeg', 'image/jpeg'],
    ['PHOTO.JPG', jpeg(), 'PHOTO.JPG', 'image/jpeg'],
    ['scan.jpg', png(), 'scan.png', 'image/png'],
    ['scan.jpg', pdf(), 'scan.pdf', 'application/pdf'],
    ['scan', pdf(), 'scan.pdf', 'application/pdf'],
    ['letter.docx', doc(), 'letter.doc', 'application/msword'],
    ['राशन कार्ड.pdf', png(), 'राशन कार्ड.png', 'image/png'],
    ['card.pdf.exe', pdf(), 'card.pdf.exe.pdf', 'application/pdf'],
  ])(
    '%s is stored with the ending and type of its content',
    async (name, content, stored, type) => {
      expect(await prepared(fileOf(name, content))).toMatchObject({ name: stored, type });
    },
  );

  it('asks a field which kinds it accepts, by the content', async () => {
    expect(await problemOf(fileOf('scan.pdf', png()), ['pdf'])).toBe('type');
    expect(await problemOf(fileOf('scan.jpg', pdf()), ['pdf'])).toBe('accepted');
    expect(await problemOf(fileOf('photo.heic', heic()), ['pdf'])).toBe('type');
  });

  it.each([
    ['photo.heic', heic()],
    ['photo.jpg', heic()],
    ['sticker.webp', webp()],
  ])('%s becomes a JPEG where the browser can read it', async (name, content) => {
    drawing(new Blob(['drawn']));
    const file = await prepared(fileOf(name, content));
    expect(file).toMatchObject({ type: 'image/jpeg', size: 5 });
    expect(file.name).toMatch(/^(photo|sticker)\.jpg$/);
  });

  it('says what to set on the phone where the browser cannot read HEIC', async () => {
    jest.mocked(createImageBitmap).mockRejectedValue(new Error('not a picture'));
    expect(await problemOf(fileOf('photo.heic', heic()))).toBe('heic');
  });
});

describe('a photograph', () => {
  it('loses its place without being encoded again, if it is small (#44.8)', async () => {
    const file = await prepared(fileOf('me.jpg', jpeg({ segments: [located] })));
    expect(file.size).toBe(jpeg().length);
  });

  it('reduces a large picture, and only removes its metadata where reducing makes it no smaller', async () => {
    // A scan with many dots: metadata alone is taken out anyway.
    const scan = padded(jpeg(), 4 * megabyte);
    drawing(new Blob([new Uint8Array(300_000)]));
    expect(await prepared(fileOf('me.png', scan))).toMatchObject({ name: 'me.jpg', size: 300_000 });
    expect(bitmap.close).toHaveBeenCalled();
    drawing(new Blob([new Uint8Array(4.5 * megabyte)]));
    expect((await prepared(fileOf('me.jpg', scan))).size).toBe(scan.length);
    drawing(null);
    expect((await prepared(fileOf('me.jpg', scan))).size).toBe(scan.length);
  });

  it('is refused if it would be unreadable when it is small enough (#44.6)', async () => {
    const scroll = padded(jpeg(), 6 * megabyte);
    jest.mocked(createImageBitmap).mockResolvedValue({ ...bitmap, width: 1080, height: 60_000 });
    expect(await problemOf(fileOf('scroll.jpg', scroll))).toBe('long');
  });

  it('keeps nothing of what is behind its end', async () => {
    expect((await prepared(fileOf('me.jpg', large(jpeg())))).size).toBe(jpeg().length);
  });
});
