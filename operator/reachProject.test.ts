import { askedProject } from './reachProject';

const emulated = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

describe("the project of an operator's command", () => {
  it.each<[string, string | undefined, Record<string, string>, string]>([
    ['the one that is named', 'green-valley', {}, 'green-valley'],
    ['the demo project on the emulators', undefined, emulated, 'demo-village-council'],
    ['another one on the emulators', 'demo-other', emulated, 'demo-other'],
  ])('is %s', (_which, named, env, project) => {
    expect(askedProject(named, env)).toBe(project);
  });

  it.each<[string, string | undefined, Record<string, string>, string]>([
    ['none is named', undefined, {}, 'Say which project: --project ID'],
    [
      'one emulator is named and not the other',
      'green-valley',
      { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
      'FIREBASE_AUTH_EMULATOR_HOST does not',
    ],
    ['it is one for emulators, and there are none', 'demo-council', {}, 'a name for emulators'],
  ])('is asked for when %s', (_what, named, env, words) => {
    expect(() => askedProject(named, env)).toThrow(words);
  });
});
