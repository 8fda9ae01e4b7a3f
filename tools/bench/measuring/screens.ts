import { demoAccounts } from '../../accounts/demoAccounts';
import type { Role } from 'shared-auth';

export interface Screen {
  name: string;
  path: string;
  kind: 'landing' | 'login' | 'dashboard' | 'other';
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

const heading = 'main h1';

export const landing: Screen = {
  name: 'Landing page',
  path: '/',
  kind: 'landing',
  ready: 'header button',
};

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

/** The screens with agreed goals. */
export const mainScreens: readonly Screen[] = [landing, ...logins, ...dashboards];

const others: readonly [Role | null, readonly string[]][] = [
  [null, ['/user/register', '/staff/request', '/admin/register', '/forgot-password']],
  [null, ['/about', '/help', '/contact', '/terms', '/privacy', '/accessibility', '/nowhere']],
  ['user', ['profile', 'search', 'apply', 'applications', 'activities'].map(below('user'))],
  ['staff', ['tasks', 'applications', 'payslips'].map(below('staff'))],
  [
    'admin',
    ['services', 'applications', 'users', 'users/new', 'reports', 'settings'].map(below('admin')),
  ],
];

/** Every other screen that has an address of its own, for what must hold on each. */
export const otherScreens: readonly Screen[] = others.flatMap(([role, paths]) =>
  paths.map((path) => ({
    name: path,
    path,
    kind: 'other' as const,
    ready: heading,
    ...(role ? { role } : {}),
  })),
);

function below(area: Role): (page: string) => string {
  return (page) => `/${area}/${page}`;
}

/** A script for the start of a page: signs the demo person of a role in, as a session that stayed. */
export function signInScript(role: Role): string {
  const account = demoAccounts.find((one) => one.role === role);
  const { localId: uid, name, email } = account ?? { localId: role, name: role, email: '' };
  const record = JSON.stringify(JSON.stringify({ uid, name, email, role }));
  return `if (location.protocol.startsWith('http')) localStorage.setItem('user', ${record});`;
}
