import { checkCertificate, checkNumber } from 'shared-data/certificates';
import { readConfiguration } from '../configuration/configuration';
import { check } from './check';

jest.mock('shared-data/certificates', () => ({
  ...jest.requireActual<object>('shared-data/certificates'),
  checkCertificate: jest.fn(),
  checkNumber: jest.fn(),
}));
jest.mock('../configuration/configuration', () => ({ readConfiguration: jest.fn() }));

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJ0aXRsZSI6IlgifQ.c2VjcmV0';
const number = '7K2MQ9XD04TT0';
const documents =
  'https://firestore.googleapis.com/v1/projects/demo-council/databases/(default)/documents';
const live = { identity: { projectId: 'demo-council' }, records: { store: 'firestore' } };
const configuration = jest.mocked(readConfiguration);
const request = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  jest.mocked(checkCertificate).mockImplementation(async (_token, { findKey, findRecord }) => {
    await findKey('key-1');
    const { kind } = await findRecord(number);
    return { kind: kind === 'missing' ? 'not-issued' : 'unreachable' };
  });
});

it('requests only the key and the state from the live store, and does not send the code', async () => {
  configuration.mockResolvedValue(live);
  await check({ kind: 'code', text: token });
  const [checked, { origin, now } = {}] = jest.mocked(checkCertificate).mock.lastCall ?? [];
  expect(checked).toBe(token);
  expect(origin).toBe(location.origin);
  expect(now).toBeInstanceOf(Date);
  expect(request.mock.calls.map(([address]) => address)).toEqual([
    `${documents}/keys/key-1`,
    `${documents}/certificates/${number}`,
  ]);
  const sent = JSON.stringify(request.mock.calls);
  for (const part of token.split('.')) expect(sent).not.toContain(part);
});

it('sends no request when the records are kept on the device', async () => {
  configuration.mockResolvedValue({ records: { store: 'device' } });
  await check({ kind: 'code', text: token });
  expect(request).not.toHaveBeenCalled();
});

it.each([
  ['cannot be read', () => configuration.mockRejectedValue(new Error('no network'))],
  ['names no project', () => configuration.mockResolvedValue({ records: { store: 'firestore' } })],
])('cannot reach the store when the configuration %s', async (_what, arrange) => {
  arrange();
  expect(await check({ kind: 'code', text: token })).toEqual({ kind: 'unreachable' });
  expect(request).not.toHaveBeenCalled();
});

it('checks a number without a code', async () => {
  configuration.mockResolvedValue(live);
  jest.mocked(checkNumber).mockResolvedValue({ kind: 'unknown-number' });
  expect(await check({ kind: 'number', text: number })).toEqual({ kind: 'unknown-number' });
  expect(checkNumber).toHaveBeenCalledWith(number, expect.anything());
});
