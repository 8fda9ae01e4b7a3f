import * as papers from '../../../tools/testing/paperFiles';

const contents = {
  pdf: (size: number) => papers.pdf('', Math.max(0, size - papers.pdf().length)),
  exe: () => Uint8Array.from([0x4d, 0x5a, 0x90, 0]),
  png: () => papers.png(),
  docx: () => papers.docx(),
  jpg: () => papers.jpeg(),
};

/** A whole file of its kind; a PDF has at least `size` bytes. */
export function fileOf(kind: keyof typeof contents, name: string, size = 0): File {
  return new File([contents[kind](size)], name);
}
