import { isOfOtherLanguage } from './languageFiles';

describe('isOfOtherLanguage', () => {
  it.each([
    ['/assets/messages-hi.0a1b2c3d.js', 'en', true],
    ['/assets/messages-hi.0a1b2c3d.js', 'mr', true],
    ['/assets/messages-hi.0a1b2c3d.js', 'hi', false],
    ['https://user.example/builds/1/remote-user-login-mr.0a1b2c3d.js', 'hi', true],
    ['/assets/main.0a1b2c3d.js', 'hi', false],
    ['/hi/page.html', 'mr', false],
  ])('for %s and a reader of %s returns %s', (address, language, expected) => {
    expect(isOfOtherLanguage(address, language)).toBe(expected);
  });
});
