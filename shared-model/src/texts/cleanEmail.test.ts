import { cleanEmail, isEmail } from './cleanEmail';

it.each([
  ["first.o'last@example.com", "first.o'last@example.com"],
  ['first.o’last@example.com', "first.o'last@example.com"],
  ['first.o‘last@example.com', "first.o'last@example.com"],
  ['\u00A0asha@example.com\u200B', 'asha@example.com'],
  ['asha@exam\u00ADple.com', 'asha@example.com'],
  ['asha@example.com\r\n', 'asha@example.com'],
  ['mailto:asha@example.com', 'asha@example.com'],
  ['<asha@example.com>', 'asha@example.com'],
  ['< asha@example.com >', 'asha@example.com'],
  ['asha@xn--11b.example', 'asha@xn--11b.example'],
  ['Asha.Rao+tax@mail.example.co.in', 'Asha.Rao+tax@mail.example.co.in'],
])('takes %j as the address %s (#44.10)', (typed, stored) => {
  expect(cleanEmail(typed)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
});

it.each(['a mailto:b@c.in', 'a <b@c.in>', '<b@c.in> a'])(
  'does not guess the address in %j',
  (typed) => {
    expect(cleanEmail(typed)).toBe(typed);
  },
);

it.each([
  ...['', 'asha', 'asha@', '@example.com', 'asha@example', 'as ha@example.com', 'a@b@c.in'],
  ...['asha@example.com!', 'asha@exam.p!e.com'],
])('takes %j as no address', (typed) => {
  expect(isEmail(cleanEmail(typed))).toBe(false);
});
