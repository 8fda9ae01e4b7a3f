/** @jest-environment node */
import { Linter } from 'eslint';
import { fieldRules } from './fieldRules';

function complaints(code: string): string[] {
  return new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { fields: fieldRules },
      rules: { 'fields/autocomplete': 'error', 'fields/no-number-type': 'error' },
    })
    .map(({ message }) => message);
}

it.each([
  ['<TextField {...field} />', "Say autoComplete of <TextField>: a token of HTML, or 'off'."],
  [
    '<TextField {...field} type="email" />',
    "Say autoComplete of <TextField>: a token of HTML, or 'off'.",
  ],
  ['<PasswordField />', "Say autoComplete of <PasswordField>: a token of HTML, or 'off'."],
  [
    '<input type="number" />',
    'It takes no digits of Devanagari: inputMode="numeric", and asciiDigits in the schema.',
  ],
])('refuses %s (#20.5)', (code, message) => {
  expect(complaints(code)).toEqual([message]);
});

it.each([
  ['<TextField {...field} type="email" autoComplete="email" />'],
  ['<TextField {...field} type="date" />'],
  ['<TextField {...field} readOnly />'],
  ['<SelectField {...field} />'],
])('allows %s (#20.5)', (code) => {
  expect(complaints(code)).toEqual([]);
});
