import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, firstLanguage } from 'shared-ui/languages';
import * as v from 'valibot';
import { areas } from '../building/apps';
import { root } from '../root';
import { deployedHosting } from './localHosting';

const rewritesSchema = v.array(
  v.object({
    source: v.optional(v.string()),
    regex: v.optional(v.string()),
    destination: v.string(),
  }),
);
const rewrites = v.parse(rewritesSchema, deployedHosting('shell').rewrites);

/** The document that the hosting serves at an address; undefined if it answers 404. */
const documentAt = (address: string) =>
  rewrites.find(({ source, regex }) =>
    regex === undefined ? source === address : new RegExp(regex).test(address),
  )?.destination;

/** The addresses of an area's routes, with a value for each parameter. */
function addressesOf(area: string): string[] {
  const app = readFileSync(path.join(root, `remote-${area}/src/App.tsx`), 'utf8');
  return Array.from(app.matchAll(/\bpath="([^"*]+)"/g), ([, route = '']) => {
    return `/${area}/${route.replaceAll(/:\w+/g, 'a-1')}`;
  });
}

const inEach = languages.map(({ tag }) => (tag === firstLanguage ? '' : `/${tag}`));

describe.each(areas)('the hosting of the addresses of the area %s', (area) => {
  it('serves a document in each language, for each page and the area itself', () => {
    const addresses = addressesOf(area);
    expect(addresses.length).toBeGreaterThan(5);
    for (const prefix of inEach) {
      expect(documentAt(`${prefix}/${area}`)).toBe(`${prefix}/page.html`);
      for (const address of addresses) {
        // The addresses of its forms have documents of their own.
        const own = `${prefix}${address}.html`;
        expect([`${prefix}/page.html`, own]).toContain(documentAt(prefix + address));
      }
    }
  });

  it.each(['nothing', 'dashboard/nothing', 'dashboards', 'main.js', 'login/more'])(
    'answers 404 for %s, which is not a page',
    (page) => {
      for (const prefix of inEach) {
        expect(documentAt(`${prefix}/${area}/${page}`)).toBeUndefined();
      }
    },
  );
});

it.each(['7%2F12 Extract', 'Form No. 7', '%E0%A4%86'])(
  'serves a service with any name: %s',
  (name) => expect(documentAt(`/user/search/${name}`)).toBe('/page.html'),
);
