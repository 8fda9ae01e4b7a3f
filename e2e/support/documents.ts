import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A file in the format of `setInputFiles`. */
export interface DocumentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A valid PDF of one empty page, of at least so many bytes. */
export function pdf(name = 'ration-card.pdf', atLeast = 0): DocumentFile {
  return pdfOf(name, { before: `%${' '.repeat(atLeast)}\n`, drawn: '', pages: 1 });
}

/** A PDF whose pages are black in their lower half, so that a test can see whether they are drawn. */
export function drawnPdf(name: string, pages: number): DocumentFile {
  return pdfOf(name, { before: '', drawn: '0 0 595 421 re f', pages });
}

/** A protected PDF that opens without a password, as many offices send them; or one that asks for it. */
export function protectedPdf(name: string, { isLocked }: { isLocked: boolean }): DocumentFile {
  const owner = Buffer.alloc(32, 0x41);
  const id = Buffer.alloc(16, 0x42);
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = createHash('md5')
    .update(Buffer.concat([passwordFilling, owner, rights, id]))
    .digest()
    .subarray(0, 5);
  const user = isLocked ? Buffer.alloc(32, 0x43) : rc4(key, passwordFilling);
  const protection =
    `/ID [<${id.toString('hex')}> <${id.toString('hex')}>] /Encrypt << /Filter /Standard /V 1 /R 2 ` +
    `/O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`;
  return pdfOf(name, { before: '', drawn: '', pages: 1, protection });
}

/** What fills up a password in the standard protection of PDF 1.4. */
const passwordFilling = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** Node no longer has it. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) % 256;
    swap(at, other);
  }
  let one = 0;
  let other = 0;
  return content.map((byte) => {
    one = (one + 1) % 256;
    other = (other + (state[one] ?? 0)) % 256;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) % 256] ?? 0);
  }) as Buffer;
}

interface PdfParts {
  /** Comments. */
  before: string;
  /** The drawing commands of each page. */
  drawn: string;
  pages: number;
  /** Further entries of the trailer. */
  protection?: string;
}

function pdfOf(name: string, { before, drawn, pages, protection = '' }: PdfParts): DocumentFile {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>'),
  ];
  let text = `%PDF-1.4\n${before}`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${protection} >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** A grey picture, by default of one pixel. */
export function png(name = 'photograph.png', [width, height] = [1, 1]): DocumentFile {
  const header = Buffer.from([...dotsOf(width), ...dotsOf(height), 8, 0, 0, 0, 0]);
  const line = [0, ...Array.from({ length: width }, () => 0x80)];
  const lines = Buffer.from(Array.from({ length: height }, () => line).flat());
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function dotsOf(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
