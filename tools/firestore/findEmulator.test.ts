/** @jest-environment node */
import path from 'node:path';
import { findEmulator, NoFirestoreEmulatorError, type Machine } from './findEmulator';

const debianJar = '/usr/lib/google-cloud-sdk/platform/emulator/cloud-firestore-emulator.jar';
const cache = path.join('/home/asha', '.cache/firebase/emulators');

const bare: Machine = {
  env: {},
  home: '/home/asha',
  isThere: () => true,
  list: () => [],
  filesOfPackage: () => [],
  canRun: (command) => command === 'java',
};
const debian = { ...bare, filesOfPackage: () => ['/.', '/usr/share/doc', debianJar] };
const downloaded = {
  ...bare,
  list: (folder: string) =>
    folder === cache
      ? [
          'cloud-firestore-emulator-v1.9.0.jar',
          'cloud-firestore-emulator-v1.19.8.jar',
          'cloud-storage-rules-runtime-v1.1.3.jar',
        ]
      : [],
};

describe('findEmulator', () => {
  it.each<[string, Machine, string[]]>([
    ['the one of Debian', debian, ['java', '-cp', debianJar]],
    [
      'the newest that firebase-tools has downloaded',
      downloaded,
      ['java', '-jar', path.join(cache, 'cloud-firestore-emulator-v1.19.8.jar')],
    ],
    [
      'the one that the variable names, before the others',
      {
        ...debian,
        env: { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/cloud-firestore-emulator-v1.jar' },
      },
      ['java', '-jar', '/opt/cloud-firestore-emulator-v1.jar'],
    ],
    [
      'one with its own launcher',
      { ...bare, env: { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/firestore' }, canRun: () => false },
      ['/opt/firestore', 'start'],
    ],
    [
      'one that runs with the named Java',
      { ...debian, env: { JAVA_HOME: '/opt/java' }, canRun: () => true },
      [path.join('/opt/java/bin/java'), '-cp'],
    ],
  ])('finds %s', (_which, machine, expected) => {
    const { command, parameters } = findEmulator(machine);
    expect([command, ...parameters]).toEqual(expect.arrayContaining(expected));
  });

  it.each<[string, Machine, string]>([
    ['there is none', bare, 'npx firebase setup:emulators:firestore'],
    [
      'the variable names a missing file',
      {
        ...debian,
        env: { FIRESTORE_EMULATOR_BINARY_PATH: '/opt/gone.jar' },
        isThere: () => false,
      },
      'FIRESTORE_EMULATOR_BINARY_PATH names /opt/gone.jar, which is not there',
    ],
    ['there is no Java', { ...debian, canRun: () => false }, 'Install Java'],
  ])('explains the problem when %s', (_what, machine, words) => {
    expect(() => findEmulator(machine)).toThrow(NoFirestoreEmulatorError);
    expect(() => findEmulator(machine)).toThrow(words);
  });

  it('lists every place where it looked', () => {
    expect(() => findEmulator(bare)).toThrow(
      /BINARY_PATH[\s\S]*google-cloud-cli-firestore-emulator[\s\S]*\.cache.firebase.emulators/,
    );
  });
});
