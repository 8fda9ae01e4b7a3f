import { demoPerson } from '../../standalone/demoPerson';
import type { Role } from 'shared-auth';

export interface Screen {
  name: string;
  path: string;
  kind: 'landing' | 'login' | 'dashboard' | 'check' | 'page' | 'list';
  /** Who is signed in. */
  role?: Role;
  /** What the visitor came for. */
  ready: string;
}

const areas = [
  ['user', 'Citizen'],
  ['staff', 'Staff'],
  ['admin', 'Admin'],
] as const;

const heading = ':is(main, [role=main]) h1';

export const landing: Screen = {
  name: 'Landing page',
  path: '/',
  kind: 'landing',
  ready: 'header button',
};

/** Within 3 KiB of the English one (#20.3). */
export const landingInLanguages: readonly Screen[] = [
  { ...landing, name: 'Landing page in Hindi', path: '/hi' },
  { ...landing, name: 'Landing page in Marathi', path: '/mr' },
];

export const logins: readonly Screen[] = areas.map(([role, name]) => ({
  name: `${name} login`,
  path: `/${role}/login`,
  kind: 'login',
  ready: 'input[type=email]',
}));

export const dashboards: readonly Screen[] = areas.map(([role, name]) => ({
  name: `${name} dashboard`,
  path: `/${role}/dashboard`,
  kind: 'dashboard',
  role,
  ready: heading,
}));

/** What a bank clerk's phone opens from the code of a paper. Nobody has signed this one. */
export const scannedCode: Screen = {
  name: 'Scanned certificate',
  path: '/verify#eyJhbGciOiJFUzI1NiIsInR5cCI6InZjK2p3dCJ9.e30.AA',
  kind: 'check',
  ready: ':is(main, [role=main]) button',
};

/** What a search engine leads to. */
export const publicService: Screen = {
  name: 'Public service page',
  path: '/services/birth-certificate',
  kind: 'page',
  ready: heading,
};

/** It shows what the council has set, and asks the store for that alone. */
export const contactPage: Screen = {
  name: 'Contact page',
  path: '/contact',
  kind: 'page',
  ready: heading,
};

/** Where a clerk's day begins: with the library of the tables. */
export const workList: Screen = {
  name: 'Work list',
  path: '/staff/worklist',
  kind: 'list',
  role: 'staff',
  ready: heading,
};

/** The screens with agreed goals. */
export const mainScreens: readonly Screen[] = [
  landing,
  ...landingInLanguages,
  publicService,
  contactPage,
  scannedCode,
  ...logins,
  ...dashboards,
  workList,
];

/** Behind the landing page, each area in another language as well: their bytes are held, and no clock is held to them. */
export const areasInLanguages: readonly Screen[] = [
  ['hi', 'Hindi'],
  ['mr', 'Marathi'],
].flatMap(([tag, language]) =>
  [...logins.slice(0, 1), ...dashboards].map((screen) => ({
    ...screen,
    name: `${screen.name} in ${language}`,
    path: `/${tag}${screen.path}`,
  })),
);

/** The same on the store that a council runs: a session signs in there, and not a record that is written into the browser. */
export const liveDashboards: readonly Screen[] = dashboards.map(({ name, ...screen }) => ({
  ...screen,
  name: `${name}, live store`,
}));

/** A script for the start of a page: signs the demo person of a role in, as a session that stayed. */
export function signInScript(role: Role): string {
  const record = JSON.stringify(JSON.stringify(demoPerson(role)));
  return `if (location.protocol.startsWith('http')) localStorage.setItem('user', ${record});`;
}
