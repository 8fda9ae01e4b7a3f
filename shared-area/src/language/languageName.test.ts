import { languageName } from './languageName';

describe('languageName (#44.a)', () => {
  it.each([
    ['mr', 'Marathi'],
    // `Intl.DisplayNames` throws for these.
    ['abcd', 'abcd'],
    ['mr_IN!', 'mr_IN!'],
    ['x', 'x'],
    ['abcdefghi', 'abcdefghi'],
  ])('shows %j as %j, and never throws', (tag, name) => {
    expect(languageName(tag)).toBe(name);
  });
});
