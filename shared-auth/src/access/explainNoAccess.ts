import { i18n } from '@lingui/core';
import { words } from '../words/words';
import type { NoAccessError } from './accessErrors';

/** What a login says to an account that may not enter, and where it can go instead. */
export function explainNoAccess({ asRole, answer }: NoAccessError): string {
  const { access, refusedAt, role } = answer;
  if (access === 'blocked') return words('access.blocked');
  if (access === 'refused' && refusedAt !== undefined) {
    const format = new Intl.DateTimeFormat(i18n.locale || 'en', { dateStyle: 'long' });
    return words('access.refused', { date: format.format(new Date(refusedAt)) });
  }
  if (role && role !== 'user' && role !== asRole) {
    return words(`access.other.${role}`);
  }
  return words(asRole === 'admin' ? 'access.none.admin' : 'access.none.staff');
}
