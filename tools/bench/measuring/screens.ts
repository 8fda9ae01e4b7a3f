import { demoPerson } from '../../standalone/demoPerson';
import type { Role } from 'shared-auth';

export interface Screen {
  name: string;
  path: string;
  kind: 'landing' | 'login' | 'dashboard' | 'check';
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

/** What a bank clerk's phone opens from the code of a paper. Nobody has signed this one. */
export const scannedCode: Screen = {
  name: 'Scanned certificate',
  path: '/verify#eyJhbGciOiJFUzI1NiIsInR5cCI6InZjK2p3dCJ9.e30.AA',
  kind: 'check',
  ready: 'main button',
};

/** The screens with agreed goals. */
export const mainScreens: readonly Screen[] = [landing, scannedCode, ...logins, ...dashboards];

/** A script for the start of a page: signs the demo person of a role in, as a session that stayed. */
export function signInScript(role: Role): string {
  const record = JSON.stringify(JSON.stringify(demoPerson(role)));
  return `if (location.protocol.startsWith('http')) localStorage.setItem('user', ${record});`;
}
