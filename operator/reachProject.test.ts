import { askedProject } from './reachProject';

const emulated = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

describe("the project of an operator's command", () => {
  it.each<[string, string | undefined, Record<string, string>, string]>([
    ['the named one', 'green-valley', {}, 'green-valley'],
    ['the demo project on the emulators', undefined, emulated, 'demo-village-council'],
    ['another named one on the emulators', 'demo-other', emulated, 'demo-other'],
  ])('uses %s', (_which, named, env, project) => {
    expect(askedProject(named, env)).toBe(project);
  });

  it.each<[string, string | undefined, Record<string, string>, string]>([
    ['refuses a missing name', undefined, {}, 'Say which project: --project ID'],
    [
      'refuses one emulator without the other',
      'green-valley',
      { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
      'FIREBASE_AUTH_EMULATOR_HOST does not',
    ],
    ['refuses an emulator project without emulators', 'demo-council', {}, 'a name for emulators'],
  ])('%s', (_what, named, env, words) => {
    expect(() => askedProject(named, env)).toThrow(words);
  });
});
