/** @jest-environment node */
import { withFirstScript } from './firstScript';

const document = (area: string) => `<head><script data-area=${area}>old()</script></head><body>`;
const areaChunks = { user: ['/main.js', '/user.js'], staff: ['/staff.js'] };

it.each(['/main.js', '"/main.js"'])('takes the place of the script for %s', (area) => {
  expect(withFirstScript(document(area), 'new()', areaChunks)).toBe(
    '<head><script data-area="/main.js user:/user.js staff:/staff.js">new()</script></head><body>',
  );
});

it('refuses a document without one', () => {
  expect(() => withFirstScript('<head></head>', 'new()', areaChunks)).toThrow('no script');
});
