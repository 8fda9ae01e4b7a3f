import {
  adminRegistrationRules,
  staffRequestRules,
  userRegistrationRules,
} from './registrationRules';

const user = { name: 'Asha', email: 'asha@example.com', password: 'secret' };
const admin = {
  name: 'Meera',
  email: 'meera@example.com',
  password: 'eight888',
  confirmPassword: 'eight888',
};
const staff = {
  fullName: 'Ravi',
  email: 'ravi@example.com',
  position: 'Clerk',
  password: 'secret',
  accessLevel: 'staff' as const,
};

describe('userRegistrationRules', () => {
  it.each([
    ['everything', {}, null],
    ['a short password, which the provider judges', { password: 'x' }, null],
    ['no name', { name: ' ' }, { word: 'form.fillAll', fields: ['name'] }],
    ['no email', { email: '' }, { word: 'form.fillAll', fields: ['email'] }],
    ['no password', { password: '' }, { word: 'form.fillAll', fields: ['password'] }],
  ])('checks a form with %s', (_, change, broken) => {
    expect(userRegistrationRules({ ...user, ...change })).toEqual(broken);
  });
});

describe('adminRegistrationRules', () => {
  it.each([
    ['everything', {}, null],
    ['no name', { name: '' }, { word: 'form.fillAll', fields: ['name'] }],
    ['no email', { email: ' ' }, { word: 'form.fillAll', fields: ['email'] }],
    [
      'no password, ahead of the passwords that differ',
      { password: '' },
      { word: 'form.fillAll', fields: ['password'] },
    ],
    [
      'no confirmation',
      { confirmPassword: '' },
      { word: 'form.fillAll', fields: ['confirmPassword'] },
    ],
    [
      'passwords that differ, ahead of their length',
      { password: 'short', confirmPassword: 'other' },
      { word: 'form.passwordsDiffer', fields: ['confirmPassword'] },
    ],
    [
      '7 characters',
      { password: 'seven77', confirmPassword: 'seven77' },
      { word: 'form.password8', fields: ['password'] },
    ],
  ])('checks a form with %s', (_, change, broken) => {
    expect(adminRegistrationRules({ ...admin, ...change })).toEqual(broken);
  });
});

describe('staffRequestRules', () => {
  it.each([
    ['everything', {}, null],
    ['no name', { fullName: '' }, { word: 'form.fillRequired', fields: ['fullName'] }],
    ['no email', { email: '' }, { word: 'form.fillRequired', fields: ['email'] }],
    ['no position', { position: '  ' }, { word: 'form.fillRequired', fields: ['position'] }],
    ['no password', { password: '' }, { word: 'form.fillRequired', fields: ['password'] }],
    ['5 characters', { password: 'five5' }, { word: 'form.password6', fields: ['password'] }],
  ])('checks a form with %s', (_, change, broken) => {
    expect(staffRequestRules({ ...staff, ...change })).toEqual(broken);
  });
});
