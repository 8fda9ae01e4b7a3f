import { limits } from 'shared-data/limits';
import { resumeProblem, type ResumeProblem } from './resumeProblem';

const pdf = '%PDF-1.7';

function file(name: string, content: string | number[], size?: number): File {
  const made = new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
}

it.each<[string, File, ResumeProblem | null]>([
  ['a PDF', file('cv.pdf', pdf), null],
  ['a PDF in capitals', file('CV.PDF', pdf), null],
  ['a PDF after a byte order mark (#12.7)', file('cv.pdf', `\uFEFF${pdf}`), null],
  ['a PDF after other lines (#12.7)', file('cv.pdf', `${'\n'.repeat(1000)}${pdf}`), null],
  ['a DOC', file('cv.doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), null],
  ['a DOCX', file('cv.docx', [0x50, 0x4b, 3, 4, 1]), null],
  ['exactly 5 MB', file('cv.pdf', pdf, limits.documentSize), null],
  ['one byte more', file('cv.pdf', pdf, limits.documentSize + 1), 'size'],
  ['6 MB', file('cv.pdf', pdf, 6 * 1024 * 1024), 'size'],
  ['0 bytes', file('cv.pdf', ''), 'empty'],
  ['a picture', file('cv.png', [0x89, 0x50, 0x4e, 0x47]), 'type'],
  ['no ending', file('cv', pdf), 'type'],
  ['a program renamed to PDF', file('cv.pdf', 'MZ\u0090'), 'content'],
])('validates %s', async (_, resume, problem) => {
  expect(await resumeProblem(resume)).toBe(problem);
});
