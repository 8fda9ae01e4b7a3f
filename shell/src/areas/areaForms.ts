import { loginPath } from 'shared-auth';
import type { SkeletonRow } from 'shared-ui';

interface AreaForm {
  path: string;
  kind: 'signIn' | 'join';
  /** The fields of the form, so that its skeleton has the same height. */
  rows: readonly SkeletonRow[];
}

/** The forms of the areas that a visitor can open without a session. */
export const areaForms: readonly AreaForm[] = [
  { path: loginPath('user'), kind: 'signIn', rows: ['field', 'field', 'box'] },
  { path: loginPath('staff'), kind: 'signIn', rows: ['field', 'field', 'box'] },
  { path: loginPath('admin'), kind: 'signIn', rows: ['field', 'field', 'box'] },
  { path: '/user/register', kind: 'join', rows: ['hinted', 'field', 'hinted', 'box'] },
  { path: '/staff/request', kind: 'join', rows: ['field', 'field', 'hinted', 'hinted', 'field'] },
  { path: '/admin/register', kind: 'join', rows: ['field', 'field', 'hinted', 'field'] },
];

export function findForm(pathname: string): AreaForm | undefined {
  return areaForms.find(({ path }) => path === pathname);
}
