import { hideOtherLanguage } from './hideOtherLanguage';

const root = document.documentElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  root.hidden = false;
  root.lang = '';
  history.replaceState(null, '', '/');
});

function open(path: string, lang: string) {
  history.replaceState(null, '', path);
  root.lang = lang;
  hideOtherLanguage(root);
}

it('hides a document in English at an address in Hindi, until the timeout (#20.2)', () => {
  open('/hi/nowhere', 'en');
  expect(root.hidden).toBe(true);
  jest.advanceTimersByTime(3000);
  expect(root.hidden).toBe(true);
  jest.advanceTimersByTime(1000);
  expect(root.hidden).toBe(false);
});

it.each([
  ['/hi/nowhere', 'hi'],
  ['/nowhere', 'en'],
  ['/hindi', 'en'],
])('shows %s in the language %s at once (#20.2)', (path, lang) => {
  open(path, lang);
  expect(root.hidden).toBe(false);
});
