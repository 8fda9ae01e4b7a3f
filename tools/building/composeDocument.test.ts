import { languages } from '../../shared-ui/src/language/languages';
import { composeDocument } from './composeDocument';

// The list is read-only elsewhere. This test extends it, because none of its languages is written from right
// to left yet.
const shown = languages as unknown as object[];

beforeAll(() => {
  shown.push({ tag: 'ur', name: 'اردو', short: 'ا', direction: 'rtl' });
});

afterAll(() => {
  shown.pop();
});

const compose = (parts: Partial<Parameters<typeof composeDocument>[0]>) =>
  composeDocument({
    frame: '<html lang="en"><head><title></title></head><body><div id="root"></div></body></html>',
    page: '/',
    language: 'en',
    alternates: {},
    markup: '',
    notice: '',
    title: '',
    portalName: 'Portal',
    description: '',
    isListed: false,
    origin: 'https://council.example',
    style: '',
    scripts: [],
    ...parts,
  });

it.each([
  ['en', '<html lang=en>'],
  ['mr', '<html lang=mr>'],
  ['ur', '<html lang=ur dir=rtl>'],
])(
  'sets the language of a document in %s, and its direction if it is not the usual one',
  (language, start) => {
    const document = compose({ page: `/${language}`, language });
    expect(document.slice(0, document.indexOf('<head>'))).toBe(start);
  },
);

it('describes a shared link by the picture, its size and its text (#19.6)', () => {
  const document = compose({
    page: '/services',
    title: 'Services',
    portalName: 'Portal of "Wadi"',
    isListed: true,
    description: 'Fees & papers',
  });
  for (const element of [
    '<meta property=og:title content="Services">',
    '<meta property=og:description content="Fees &amp; papers">',
    '<meta property=og:image content="https://council.example/social.png">',
    '<meta property=og:image:width content="1200">',
    '<meta property=og:image:height content="630">',
    '<meta property=og:image:alt content="Portal of &quot;Wadi&quot;">',
    '<meta name=twitter:card content=summary_large_image>',
  ]) {
    expect(document).toContain(element);
  }
});

it('adds no description of shared links to a page that is not listed', () => {
  expect(compose({ page: '/user/dashboard' })).not.toMatch(/og:|twitter:/);
});
