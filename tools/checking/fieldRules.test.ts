/** @jest-environment node */
import { complaintsOfOwnRules } from '../testing/lint';

const refused: [code: string, message: string][] = [
  ['<TextField {...field} />', "Say autoComplete of <TextField>: a token of HTML, or 'off'."],
  [
    '<TextField {...field} type="email" />',
    "Say autoComplete of <TextField>: a token of HTML, or 'off'.",
  ],
  ['<PasswordField />', "Say autoComplete of <PasswordField>: a token of HTML, or 'off'."],
  [
    '<TextField autoComplete="work street-address" />',
    'An address of several lines needs a text area. Of a line, say address-line1.',
  ],
  [
    '<input type="number" />',
    'It takes no digits of Devanagari: inputMode="numeric", and asciiDigits in the schema.',
  ],
];

const allowed = [
  '<TextField {...field} type="email" autoComplete="email" />',
  '<TextAreaField autoComplete="street-address" />',
  '<TextField {...field} type="date" />',
  '<TextField {...field} readOnly />',
  '<SelectField {...field} />',
];

const complaints = complaintsOfOwnRules([...refused.map(([code]) => code), ...allowed]);

it.each(refused)('refuses %s (#20.5)', (code, message) => {
  expect(complaints(code)).toEqual([message]);
});

it.each(allowed)('allows %s (#20.5)', (code) => {
  expect(complaints(code)).toEqual([]);
});
