import type { Role } from 'shared-auth';
import { demoPerson } from '../../tools/standalone/demoPerson';

export interface Screen {
  name: string;
  path: string;
  /** The role of the signed-in person. */
  role?: Role;
  /** The selector of the element that the visitor needs. */
  ready: string;
  /** As another screen, in a further language: `npm run budget -- --bytes` leaves it out. */
  isRepeat?: boolean;
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
  name: `${name} login`,
  path: `/${role}/login`,
  ready: 'input[type=email]',
  lcp: { 'slow 4G': 2000 },
}));

export const dashboards: readonly Screen[] = areas.map(([role, name]) => ({
  name: `${name} dashboard`,
  path: `/${role}/dashboard`,
  role,
  ready,
}));

/** The page that a bank clerk's phone opens from the code on a paper. The certificate of this one does not exist. */
export const scannedCode: Screen = {
  name: 'Scanned certificate',
  path: '/verify#eyJhbGciOiJFUzI1NiIsInR5cCI6InZjK2p3dCJ9.e30.AA',
  ready: ':is(main, [role=main]) button',
};

/** The screens with agreed goals. */
export const mainScreens: readonly Screen[] = [
  landing,
  // Within 3 KiB of the English page (#20.3).
  { ...landing, name: 'Landing page in Hindi', path: '/hi' },
  { ...landing, name: 'Landing page in Marathi', path: '/mr' },
  // Where search engines link to.
  { name: 'Public service page', path: '/services/birth-certificate', ready },
  // It shows the council's settings, and queries the store for those only.
  { name: 'Contact page', path: '/contact', ready },
  scannedCode,
  ...logins,
  ...dashboards,
  // A clerk's start page, with the table library.
  { name: 'Work list', path: '/staff/worklist', role: 'staff', ready },
];

/** Besides the landing page, each area in another language: their bytes have budgets, their times do not. */
export const areasInLanguages: readonly Screen[] = [
  ['hi', 'Hindi'],
  ['mr', 'Marathi'],
].flatMap(([tag, language]) =>
  [...logins.slice(0, 1), ...dashboards].map((screen) => ({
    ...screen,
    name: `${screen.name} in ${language}`,
    path: `/${tag}${screen.path}`,
    isRepeat: tag !== 'hi',
  })),
);

/** A script that runs before the page's own: signs the demo person of a role in, with a session that stays. */
export function signInScript(role: Role): string {
  const record = JSON.stringify(JSON.stringify(demoPerson(role)));
  return `if (location.protocol.startsWith('http')) localStorage.setItem('user', ${record});`;
}
