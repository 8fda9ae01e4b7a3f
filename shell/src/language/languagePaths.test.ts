import { basenameOf, languageOfPath, pathInLanguage, pathWithoutLanguage } from './languagePaths';

describe('the addresses of a page in its languages', () => {
  it.each([
    ['/', undefined, '/', '/', '/hi', '/'],
    ['/services', undefined, '/', '/services', '/hi/services', '/services'],
    ['/hi', 'hi', '/hi', '/', '/hi', '/'],
    ['/hi/user/apply', 'hi', '/hi', '/user/apply', '/hi/user/apply', '/user/apply'],
    ['/mr/verify', 'mr', '/mr', '/verify', '/hi/verify', '/verify'],
    // A word that only starts like a language tag.
    ['/history', undefined, '/', '/history', '/hi/history', '/history'],
    ['/user/hi', undefined, '/', '/user/hi', '/hi/user/hi', '/user/hi'],
    // Two slashes, or their like, would lead to another site (#44g).
    [
      '/hi//evil.example/x',
      'hi',
      '/hi',
      '/evil.example/x',
      '/hi/evil.example/x',
      '/evil.example/x',
    ],
    ['/hi/\\evil.example', 'hi', '/hi', '/evil.example', '/hi/evil.example', '/evil.example'],
    ['//evil.example', undefined, '/', '/evil.example', '/hi/evil.example', '/evil.example'],
  ])('reads and writes %s', (path, language, basename, bare, inHindi, inEnglish) => {
    expect(languageOfPath(path)).toBe(language);
    expect(basenameOf(path)).toBe(basename);
    expect(pathWithoutLanguage(path)).toBe(bare);
    expect(pathInLanguage('hi', path)).toBe(inHindi);
    expect(pathInLanguage('en', path)).toBe(inEnglish);
  });
});
