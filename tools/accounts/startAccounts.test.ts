/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts } from './demoAccounts';
import { readKeptAccounts, writeKeptAccounts } from './startAccounts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-accounts-'));
  file = path.join(folder, '3000', 'accounts.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('reading the saved accounts', () => {
  it('finds none at the first start', () => {
    expect(readKeptAccounts(file)).toEqual([]);
  });

  it('returns them unchanged, with the fields that the emulator adds', () => {
    const users = [{ localId: 'u1', email: 'asha@example.com', validSince: '1' }];
    writeKeptAccounts(file, [{ localId: 'u0' }]);
    writeKeptAccounts(file, users);
    expect(readKeptAccounts(file)).toEqual(users);
    expect(readdirSync(path.dirname(file))).toEqual(['accounts.json']);
  });

  it.each(['{"users":', '{"users":[{"email":"asha@example.com"}]}', '[]'])(
    'throws instead of losing them when the file holds %s',
    (text) => {
      writeKeptAccounts(file, []);
      writeFileSync(file, text);
      expect(() => readKeptAccounts(file)).toThrow(`${file} cannot be read`);
    },
  );
});

describe('the demo accounts', () => {
  it('has one for each role, with passwords that every form accepts', () => {
    expect(demoAccounts.map(({ role }) => role)).toEqual(['user', 'staff', 'admin']);
    expect(demoAccounts.filter(({ password }) => password.length < 8)).toEqual([]);
  });
});
