/** @jest-environment node */
import { withFirstScript } from './buildOneBundle';

const document = (attributes: string) => `<head><script ${attributes}>old()</script></head><body>`;
const areaChunks = { user: ['/main.js', '/user.js'], staff: ['/staff.js'] };

it.each([
  [
    'an area’s document, which names chunks',
    'data-area="/main.js" data-polyfills=/old.js',
    '<script data-area="/main.js user:/user.js staff:/staff.js">',
  ],
  ['a public document, which names no chunks', 'data-polyfills=/old.js', '<script>'],
])('replaces the first script in %s', (_, attributes, start) => {
  expect(withFirstScript(document(attributes), 'new()', areaChunks)).toBe(
    `<head>${start}new()</script></head><body>`,
  );
});

it('refuses a document without a script', () => {
  expect(() => withFirstScript('<head></head>', 'new()', areaChunks)).toThrow('no script');
});
