import { RecordsConfigError } from 'shared-model';
import { parseRecordsConfig } from './parseRecordsConfig';

it.each([
  [undefined, { store: 'device' }],
  [null, { store: 'device' }],
  [{ store: 'device', emulatorUrl: 'http://localhost:8080' }, { store: 'device' }],
  [{ store: 'firestore' }, { store: 'firestore' }],
  [{ store: 'firestore', emulatorUrl: '', other: 1 }, { store: 'firestore' }],
  [
    { store: 'firestore', emulatorUrl: 'http://localhost:8080' },
    { store: 'firestore', emulatorUrl: 'http://localhost:8080' },
  ],
])('accepts %j', (json, config) => {
  expect(parseRecordsConfig(json)).toEqual(config);
});

it.each([
  [{}, /store must be/],
  ['firestore', /store must be/],
  [{ store: 'firestore', emulatorUrl: 'localhost' }, /emulatorUrl must be/],
  [{ store: 'cloud', emulatorUrl: 7 }, /store must be.*; emulatorUrl must be/],
])('rejects %j with the reason', (json, message) => {
  expect(() => parseRecordsConfig(json)).toThrow(RecordsConfigError);
  expect(() => parseRecordsConfig(json)).toThrow(message);
});
