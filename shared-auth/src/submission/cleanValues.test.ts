import { cleanValues } from './cleanValues';

it('cleans what is typed into a form for signing in or registering, but no password (#44.10)', () => {
  const password = ' p\u200Bass\u00A0';
  const typed = { name: ' Asha\u00A0Rao\u200B', email: '\u202Ao’neil@example.com ', password };
  expect(cleanValues({ ...typed, confirmPassword: password, remember: true })).toEqual({
    name: 'Asha Rao',
    email: "o'neil@example.com",
    password,
    confirmPassword: password,
    remember: true,
  });
});
