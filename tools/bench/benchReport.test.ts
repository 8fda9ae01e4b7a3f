import { report, withReport } from './benchReport';

const start = '<!-- What follows is written by `npm run bench -- --write`. -->';
const end = '<!-- Until here. -->';

it('takes the place of the report before', () => {
  const document = `# Performance\n\n${start}\n\nOld.\n\n${end}\n\nMore.\n`;
  const written = withReport(document, 'New.');
  expect(written).toBe(`# Performance\n\n${start}\n\nNew.\n\n${end}\n\nMore.\n`);
  expect(withReport(written, 'New.')).toBe(written);
});

it.each(['# Performance', start, end])('refuses a document without a place: %p', (document) => {
  expect(() => withReport(document, 'New.')).toThrow('no place for the report');
});

it('says when, with what and on which machine', () => {
  const text = report(
    {
      date: new Date('2026-11-21T12:00:00Z'),
      browser: 'Chromium 156',
      command: 'npm run bench',
      load: [0.5, 2],
    },
    [{ title: 'Bytes', text: 'none' }],
  );
  expect(text).toMatch(
    /^21 November 2026, `npm run bench`: Chromium 156 on a machine with \d+ cores/,
  );
  expect(text).toContain('0.5 at the start, 2.0 at the end');
  expect(text).toContain('### Bytes\n\nnone');
});
