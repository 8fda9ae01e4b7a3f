/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findApiBreaks } from './remoteApi';
import { noteReleasedOffer, ownOffer, shellOffers } from './shellOffers';
import { manifestOf } from '../testing/sampleBuilds';

const offers = [
  { shell: 'this shell', modules: { react: '19.3.1', 'shared-ui': '1.2.0' } },
  { shell: 'shell 1.0.0-aa', modules: { react: '19.2.4', 'shared-ui': '1.2.0' } },
];

const asking = (shared: Record<string, string>) => ({
  shared: Object.entries(shared).map(([name, requiredVersion]) => ({ name, requiredVersion })),
});
const exposing = (...paths: string[]) => ({ exposes: paths.map((exposed) => ({ path: exposed })) });

describe('a build of an area', () => {
  it.each<[string, object, string[]]>([
    ['asks for what both shells have', asking({ react: '^19.2.0', 'shared-ui': '^1.0.0' }), []],
    ['asks for nothing', asking({}), []],
    [
      'asks for what only the next shell has',
      asking({ react: '^19.3.0' }),
      ['remote-staff asks for react ^19.3.0, and shell 1.0.0-aa offers 19.2.4.'],
    ],
    [
      'asks for what no shell has',
      asking({ react: '^20.0.0' }),
      [
        'remote-staff asks for react ^20.0.0, and this shell offers 19.3.1.',
        'remote-staff asks for react ^20.0.0, and shell 1.0.0-aa offers 19.2.4.',
      ],
    ],
    [
      'shares what is not on the list',
      asking({ zustand: '^5.0.0' }),
      [
        'remote-staff asks for zustand, which this shell does not offer.',
        'remote-staff asks for zustand, which shell 1.0.0-aa does not offer.',
      ],
    ],
    [
      'exposes more than the App',
      { ...asking({}), ...exposing('./App', './Form') },
      ['remote-staff exposes ./App and ./Form; ./App alone is agreed.'],
    ],
    [
      'exposes nothing',
      { ...asking({}), ...exposing() },
      ['remote-staff exposes nothing; ./App alone is agreed.'],
    ],
    [
      'is that of another area',
      { ...asking({}), name: 'remote_user' },
      ['This is a build of remote_user, not of remote-staff.'],
    ],
  ])('that %s', (_what, changes, breaks) => {
    const manifest = { ...manifestOf('1.0.0+bb'), ...changes };
    expect(findApiBreaks('staff', manifest, offers)).toEqual(breaks);
  });
});

describe('what the shells offer', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-offers-'));
  const file = path.join(folder, 'released-shared-modules.json');
  const names = () => shellOffers(file).map(({ shell }) => shell);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is that of this one, and of the two released last', () => {
    expect(names()).toEqual(['this shell']);
    noteReleasedOffer('1.0.0-aa', file);
    noteReleasedOffer('1.0.0-bb', file);
    expect(names()).toEqual(['this shell', 'shell 1.0.0-bb', 'shell 1.0.0-aa']);
    noteReleasedOffer('1.0.0-cc', file);
    expect(names()).toEqual(['this shell', 'shell 1.0.0-cc', 'shell 1.0.0-bb']);
    noteReleasedOffer('1.0.0-cc', file);
    expect(names()).toEqual(['this shell', 'shell 1.0.0-cc', 'shell 1.0.0-bb']);
  });

  it('is what is installed', () => {
    expect(ownOffer().modules).toMatchObject({
      'react-dom': expect.stringMatching(/^19\./) as string,
    });
  });
});
