import { addressInPreferredLanguage, keepLanguage, preferredLanguage } from './chosenLanguage';

const readers = (...tags: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the language of a first visit', () => {
  it.each([
    [['en-IN', 'hi'], 'en'],
    [['hi-IN', 'en-US'], 'hi'],
    [['mr'], 'mr'],
    [['ta-IN', 'mr-IN', 'en'], 'mr'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('follows the browser with %j', (tags, language) => {
    readers(...tags);
    expect(preferredLanguage()).toBe(language);
  });

  it('follows the earlier choice, whatever the browser prefers', () => {
    readers('hi-IN');
    keepLanguage('en');
    expect(preferredLanguage()).toBe('en');
  });

  it('ignores a stored language that the portal does not have', () => {
    readers('mr');
    localStorage.setItem('portal-language', 'xx');
    expect(preferredLanguage()).toBe('mr');
  });

  it('follows the browser where storage is blocked', () => {
    readers('hi');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(preferredLanguage()).toBe('hi');
  });
});

const origin = 'https://council.example';

describe('an address without a language', () => {
  it.each([
    ['/', '', '', '/hi'],
    ['/track', '', '#7K2M-Q9XD-04TT-0', '/hi/track#7K2M-Q9XD-04TT-0'],
    ['/services', '?q=birth', '', '/hi/services?q=birth'],
    ['/track', '?from=paper', '#7K2M-Q9XD-04TT-0', '/hi/track?from=paper#7K2M-Q9XD-04TT-0'],
    ['/mr/services', '', '', undefined],
  ])('redirects a reader of Hindi from %s%s%s to %s', (pathname, search, hash, address) => {
    readers('hi');
    expect(addressInPreferredLanguage({ origin, pathname, search, hash }, '')).toBe(address);
  });

  it.each([
    ['https://council.example/hi/services?q=birth', undefined],
    ['https://council.example/mr', undefined],
    ['https://council.example/services', '/hi/services'],
    ['https://council.example/history', '/hi/services'],
    ['https://search.example/hi/services', '/hi/services'],
  ])(
    'stays English for a reader of Hindi only after a link from a page in a language: %s, %j',
    (referrer, address) => {
      readers('hi');
      const place = { origin, pathname: '/services', search: '', hash: '' };
      expect(addressInPreferredLanguage(place, referrer)).toBe(address);
    },
  );

  it('stays as it is for a reader of English', () => {
    readers('en-IN');
    const address = { origin, pathname: '/track', search: '', hash: '#7K2M' };
    expect(addressInPreferredLanguage(address, '')).toBeUndefined();
  });
});
