import { signInRules } from './signInRules';

describe('signInRules', () => {
  it.each([
    ['asha@example.com', 'secret', []],
    ['', 'secret', ['email']],
    ['   ', 'secret', ['email']],
    ['asha@example.com', '', ['password']],
    ['asha@example.com', '   ', []],
    ['', '', ['email', 'password']],
  ])('for the email %p and the password %p asks for %p', (email, password, fields) => {
    const expected = fields.length > 0 ? { word: 'form.fillAll', fields } : null;
    expect(signInRules({ email, password })).toEqual(expected);
  });
});
