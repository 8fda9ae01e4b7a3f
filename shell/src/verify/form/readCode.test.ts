import { type ReadCode, readCode } from './readCode';

const origin = 'https://portal.example';
const token = 'eyJhbGciOiJFUzI1NiJ9.eyJ0aXRsZSI6IlgifQ.c2lnbmF0dXJl';
const code: ReadCode = { kind: 'code', token };

it.each<[string, string, ReadCode]>([
  ['the address of a certificate', `${origin}/verify#${token}`, code],
  ['the address with a slash more', `${origin}/verify/#${token}`, code],
  [
    'the address in capitals, as some codes have it',
    `HTTPS://PORTAL.EXAMPLE/verify#${token}`,
    code,
  ],
  ['a code without its address', ` ${token}\n`, code],
  [
    'a code that is cut off',
    `${origin}/verify#${token.slice(0, 20)}`,
    { kind: 'code', token: token.slice(0, 20) },
  ],
  ['an address of this portal without a code', `${origin}/verify`, { kind: 'no-code' }],
  ['another address of this portal', `${origin}/user/login#${token}`, { kind: 'no-code' }],
  [
    'the address of another portal',
    `https://portal.example.evil.test/verify#${token}`,
    { kind: 'elsewhere', origin: 'portal.example.evil.test' },
  ],
  [
    'this portal without encryption',
    `http://portal.example/verify#${token}`,
    { kind: 'elsewhere', origin: 'portal.example' },
  ],
  [
    'this portal as the name of a user',
    `https://portal.example@evil.test/verify#${token}`,
    { kind: 'elsewhere', origin: 'evil.test' },
  ],
  ['a script', 'javascript:alert(1)', { kind: 'elsewhere', origin: 'javascript:' }],
  ['a number', ' 7K2M-Q9XD-04TT-0 ', { kind: 'text', text: '7K2M-Q9XD-04TT-0' }],
  ['nothing', '  ', { kind: 'text', text: '' }],
  [
    'markup',
    '<img src=x onerror=alert(1)>',
    { kind: 'text', text: '<img src=x onerror=alert(1)>' },
  ],
])('reads %s', (_what, scanned, read) => {
  expect(readCode(scanned, origin)).toEqual(read);
});
