/** @jest-environment node */
import { findApiBreaks } from './remoteApi';
import { manifestOf } from '../testing/sampleBuilds';

const offerOf = (shell: string, react: string, ...ui: string[]) => ({
  shell,
  remoteApi: 1,
  modules: {
    react: { version: react, names: ['useState'] },
    'shared-ui': { version: '1.2.0', names: ui },
  },
});
const offers = [
  offerOf('this shell', '19.3.1', 'Button', 'Ribbon'),
  offerOf('shell 1.0.0-aa', '19.2.4', 'Button'),
];

const asking = (shared: Record<string, string>) => ({
  shared: Object.entries(shared).map(([name, requiredVersion]) => ({ name, requiredVersion })),
});
const taking = (names: Record<string, string[]>) => ({
  ...asking({}),
  platform: { remoteApi: 1, names },
});
const exposing = (...paths: string[]) => ({ exposes: paths.map((exposed) => ({ path: exposed })) });

describe('findApiBreaks', () => {
  it.each<[string, object, string[]]>([
    [
      'requires only what both shells have',
      asking({ react: '^19.2.0', 'shared-ui': '^1.0.0' }),
      [],
    ],
    ['requires nothing', asking({}), []],
    [
      'requires what only the next shell has',
      asking({ react: '^19.3.0' }),
      ['remote-staff asks for react ^19.3.0, and shell 1.0.0-aa offers 19.2.4.'],
    ],
    [
      'requires what no shell has',
      asking({ react: '^20.0.0' }),
      [
        'remote-staff asks for react ^20.0.0, and this shell offers 19.3.1.',
        'remote-staff asks for react ^20.0.0, and shell 1.0.0-aa offers 19.2.4.',
      ],
    ],
    [
      'shares a module that is not on the list',
      asking({ zustand: '^5.0.0' }),
      [
        'remote-staff asks for zustand, which this shell does not offer.',
        'remote-staff asks for zustand, which shell 1.0.0-aa does not offer.',
      ],
    ],
    ['uses names that both shells have', taking({ 'shared-ui': ['Button'] }), []],
    [
      'uses a name that only the next shell has',
      taking({ 'shared-ui': ['Button', 'Ribbon'] }),
      ['remote-staff needs Ribbon of shared-ui, which shell 1.0.0-aa does not offer.'],
    ],
    [
      'uses a module that no shell has',
      taking({ zustand: ['create'] }),
      [
        'remote-staff needs zustand, which this shell does not offer.',
        'remote-staff needs zustand, which shell 1.0.0-aa does not offer.',
      ],
    ],
    [
      'has another remote API version',
      { ...asking({}), platform: { remoteApi: 2, names: {} } },
      [
        'remote-staff needs remote API version 2 instead of 1, which this shell does not offer.',
        'remote-staff needs remote API version 2 instead of 1, which shell 1.0.0-aa does not offer.',
      ],
    ],
    [
      'exposes more than `./App`',
      { ...asking({}), ...exposing('./App', './Form') },
      ['remote-staff exposes ./App and ./Form; ./App alone is agreed.'],
    ],
    [
      'exposes nothing',
      { ...asking({}), ...exposing() },
      ['remote-staff exposes nothing; ./App alone is agreed.'],
    ],
    [
      'belongs to another area',
      { ...asking({}), name: 'remote_user' },
      ['This is a build of remote_user, not of remote-staff.'],
    ],
  ])('checks a build that %s', (_what, changes, breaks) => {
    const manifest = { ...manifestOf('1.0.0+bb'), ...changes };
    expect(findApiBreaks('staff', manifest, offers)).toEqual(breaks);
  });
});
