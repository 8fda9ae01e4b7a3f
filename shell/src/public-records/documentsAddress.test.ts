import { documentsAddress } from './documentsAddress';

const path = 'v1/projects/demo-village-council/databases/(default)/documents';
const identity = { projectId: 'demo-village-council', apiKey: 'demo' };

it.each([
  ['of Google', {}, `https://firestore.googleapis.com/${path}`],
  [
    'of Google where the emulator is empty',
    { emulatorUrl: '' },
    `https://firestore.googleapis.com/${path}`,
  ],
  ['of the emulator', { emulatorUrl: 'http://localhost:8080' }, `http://localhost:8080/${path}`],
  [
    'of the emulator with a slash',
    { emulatorUrl: 'http://localhost:8080/' },
    `http://localhost:8080/${path}`,
  ],
])('returns the address %s', (_where, records, address) => {
  expect(documentsAddress({ identity, records: { store: 'firestore', ...records } })).toBe(address);
});

it.each([
  ['without a project', { identity: {}, records: {} }],
  ['with a project that leads elsewhere', { identity: { projectId: '../x' }, records: {} }],
  ['with an emulator that has no address', { identity, records: { emulatorUrl: 'here' } }],
  ['that is null', null],
])('returns undefined with a configuration %s', (_what, configuration) => {
  expect(documentsAddress(configuration)).toBeUndefined();
});
