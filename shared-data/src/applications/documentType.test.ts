import { documentType } from './documentType';

it.each([
  ['a.pdf', 'application/pdf', 'application/pdf'],
  ['scan.JPG', '', 'image/jpeg'],
  ['letter.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['photo.png', 'image/png', 'image/png'],
  ['page.html', 'text/html', 'application/octet-stream'],
  ['drawing.svg', 'image/svg+xml', 'application/octet-stream'],
  ['noending', '', 'application/octet-stream'],
])('keeps %s of type %j as %s', (name, type, expected) => {
  expect(documentType({ name, type })).toBe(expected);
});
