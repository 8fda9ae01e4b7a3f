import { i18n } from '@lingui/core';
import { t } from '../i18n/t';
import type { NoAccessError } from './accessErrors';

/** The login's message to an account that may not enter, with where it can go instead. */
export function explainNoAccess({ asRole, answer }: NoAccessError): string {
  const { access, refusedAt, role } = answer;
  if (access === 'blocked') return t('access.blocked');
  if (access === 'refused' && refusedAt !== undefined) {
    const locales = [`${i18n.locale || 'en'}-IN-u-nu-latn`, 'en-IN'];
    const format = new Intl.DateTimeFormat(locales, {
      dateStyle: 'long',
      // The council's, as in `shared-data`.
      timeZone: 'Asia/Kolkata',
    });
    return t('access.refused', { date: format.format(new Date(refusedAt)) });
  }
  if (role && role !== 'user' && role !== asRole) {
    return t(`access.other.${role}`);
  }
  return t(asRole === 'admin' ? 'access.none.admin' : 'access.none.staff');
}
