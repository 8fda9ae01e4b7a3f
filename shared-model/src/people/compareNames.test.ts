import { compareNames } from './compareNames';

afterEach(() => {
  document.documentElement.lang = '';
});

describe('compareNames', () => {
  it.each([
    ['en', ['Asha', 'Éva', 'Zeba', 'कमला', 'मीरा']],
    ['mr', ['कमला', 'मीरा', 'Asha', 'Éva', 'Zeba']],
  ])('orders as a page in %s does (#20.4)', (language, inOrder) => {
    document.documentElement.lang = language;
    const names = ['मीरा', 'Zeba', 'Asha', 'कमला', 'Éva'];
    expect(names.sort(compareNames)).toEqual(inOrder);
  });
});
