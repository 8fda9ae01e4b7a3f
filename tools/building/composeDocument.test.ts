import { languages } from '../../shared-ui/src/language/languages';
import { composeDocument } from './composeDocument';

// A list that is fixed for everybody else: none of its languages is written from right to left yet.
const shown = languages as unknown as object[];

beforeAll(() => {
  shown.push({ tag: 'ur', name: 'اردو', short: 'ا', direction: 'rtl' });
});

afterAll(() => {
  shown.pop();
});

it.each([
  ['en', '<html lang=en>'],
  ['mr', '<html lang=mr>'],
  ['ur', '<html lang=ur dir=rtl>'],
])(
  'says the language of a document in %s, and its direction if it is not the usual one',
  (language, start) => {
    const document = composeDocument({
      frame:
        '<html lang="en"><head><title></title></head><body><div id="root"></div></body></html>',
      page: `/${language}`,
      language,
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
    });
    expect(document.slice(0, document.indexOf('<head>'))).toBe(start);
  },
);
