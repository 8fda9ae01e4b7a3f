import { loginFirstMessage, loginNotice } from './loginFirstMessage';

describe('loginFirstMessage', () => {
  it.each([
    ['user', 'Please login as User first'],
    ['staff', 'Please login as Staff first'],
    ['admin', 'Please login as Admin first'],
  ] as const)('names the role %s', (role, sentence) => {
    expect(loginFirstMessage(role)).toBe(sentence);
  });
});

describe('loginNotice', () => {
  it.each([
    [{ notice: 'staff' }, 'Please login as Staff first'],
    [{ notice: 'owner' }, null],
    [{}, null],
    [null, null],
    ['staff', null],
  ])('handles a state of %p', (state, sentence) => {
    expect(loginNotice(state)).toBe(sentence);
  });
});
