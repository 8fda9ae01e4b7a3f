import { keepLanguage } from './chosenLanguage';
import { languageChosenByLink, leadToSamePage } from './languageLinks';

const origin = 'https://council.example';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('languageChosenByLink', () => {
  it.each([
    ['/hi/services', '/services', 'hi-IN', 'en'],
    ['/services', '/mr/services', 'en-IN', 'mr'],
    ['/hi', '/mr', 'hi-IN', 'mr'],
    ['/hi', '/hi/help', 'en-IN', undefined],
    ['/', '/hindi', 'mr', undefined],
    // Led on by the browser's own wish.
    ['/', '/hi', 'hi-IN', undefined],
  ])('from %s to %s in a browser for %s is %s', (before, pathname, wish, language) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([wish]);
    expect(languageChosenByLink({ origin, pathname }, origin + before)).toBe(language);
  });

  it.each(['', 'https://elsewhere.example/hi', 'https://council.example.org/hi'])(
    'is nothing where the page before is "%s"',
    (referrer) => {
      keepLanguage('hi');
      expect(languageChosenByLink({ origin, pathname: '/services' }, referrer)).toBeUndefined();
    },
  );
});

describe('leadToSamePage', () => {
  const follow = (markup: string) => {
    document.body.innerHTML = markup;
    addEventListener('click', leadToSamePage, { capture: true, once: true });
    // jsdom follows no link.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('b')?.click();
    return document.querySelector('a')?.getAttribute('href');
  };

  beforeEach(() => history.replaceState(null, '', '/mr/user/applications/7?from=list#papers'));
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['<a href="/hi" hreflang="hi"><b>हिन्दी</b></a>', '/hi/user/applications/7?from=list#papers'],
    ['<a href="/" hreflang="en"><b>English</b></a>', '/user/applications/7?from=list#papers'],
    ['<a href="/help"><b>Help</b></a>', '/help'],
  ])('%s leads to %s', (markup, href) => expect(follow(markup)).toBe(href));
});
