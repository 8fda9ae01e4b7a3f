import type { Role } from 'shared-auth';
import { demoPerson } from '../../tools/standalone/demoPerson';

export interface Screen {
  name: string;
  path: string;
  /** Who is signed in. */
  role?: Role;
  /** What the visitor came for. */
  ready: string;
  /** The agreed largest contentful paint, in milliseconds, by network. */
  lcp?: Readonly<Record<string, number>>;
}

const areas = [
  ['user', 'Citizen'],
  ['staff', 'Staff'],
  ['admin', 'Admin'],
] as const;

const ready = ':is(main, [role=main]) h1';

export const landing: Screen = {
  name: 'Landing page',
  path: '/',
  ready: 'header button',
  lcp: { 'slow 4G': 1000, 'slow 3G': 2200 },
};

export const logins: readonly Screen[] = areas.map(([role, name]) => ({
  ...{ name: `${name} login`, path: `/${role}/login`, ready: 'input[type=email]' },
  lcp: { 'slow 4G': 2000 },
}));

export const dashboards: readonly Screen[] = areas.map(([role, name]) => ({
  ...{ name: `${name} dashboard`, path: `/${role}/dashboard`, role, ready },
}));

/** What a bank clerk's phone opens from the code of a paper. Nobody has signed this one. */
export const scannedCode: Screen = {
  name: 'Scanned certificate',
  path: '/verify#eyJhbGciOiJFUzI1NiIsInR5cCI6InZjK2p3dCJ9.e30.AA',
  ready: ':is(main, [role=main]) button',
};

/** The screens with agreed goals. */
export const mainScreens: readonly Screen[] = [
  landing,
  // Within 3 KiB of the English one (#20.3).
  { ...landing, name: 'Landing page in Hindi', path: '/hi' },
  { ...landing, name: 'Landing page in Marathi', path: '/mr' },
  // What a search engine leads to.
  { name: 'Public service page', path: '/services/birth-certificate', ready },
  // It shows what the council has set, and asks the store for that alone.
  { name: 'Contact page', path: '/contact', ready },
  scannedCode,
  ...logins,
  ...dashboards,
  // Where a clerk's day begins: with the library of the tables.
  { name: 'Work list', path: '/staff/worklist', role: 'staff', ready },
];

/** Behind the landing page, each area in another language as well: their bytes are held, and no clock is held to them. */
export const areasInLanguages: readonly Screen[] = [
  ['hi', 'Hindi'],
  ['mr', 'Marathi'],
].flatMap(([tag, language]) =>
  [...logins.slice(0, 1), ...dashboards].map((screen) => ({
    ...{ ...screen, name: `${screen.name} in ${language}`, path: `/${tag}${screen.path}` },
  })),
);

/** A script for the start of a page: signs the demo person of a role in, as a session that stayed. */
export function signInScript(role: Role): string {
  const record = JSON.stringify(JSON.stringify(demoPerson(role)));
  return `if (location.protocol.startsWith('http')) localStorage.setItem('user', ${record});`;
}
