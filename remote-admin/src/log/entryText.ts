import { roles } from 'shared-auth';
import type { LogEntry } from 'shared-data';
import type { TranslateAdmin } from '../i18n';
import type { TranslateLog } from './i18n';
import { findPlainSentence, findSentence } from './sentences';

/** The messages of the log, and those of the whole area. */
export interface LogWords {
  t: TranslateLog;
  tAdmin: TranslateAdmin;
}

type Act = Pick<LogEntry, 'kind' | 'action' | 'subject' | 'detail'>;

/** The action of an entry in one sentence; an unknown action shows its code. */
export function entryText({ kind, action, subject }: Act, t: TranslateLog): string {
  const code = `${kind}.${action}`;
  const sentence = findSentence(code);
  if (sentence) return t(`did.${sentence}`, { subject });
  const plain = findPlainSentence(code);
  return plain ? t(`did.${plain}`) : `${code} ${subject}`.trim();
}

/** Further details of the action; '' if there are none. */
export function detailText({ kind, action, detail = '' }: Act, { t, tAdmin }: LogWords): string {
  const role = kind === 'role' ? roles.find((each) => each === detail) : undefined;
  if (role) return t('role', { role: tAdmin(`role.${role}`) });
  if (kind === 'role' && action === 'renamed') return t('formerly', { name: detail });
  if (kind === 'service' && action === 'published') return t('version', { version: detail });
  if (kind === 'export' && /^\d+$/.test(detail)) return t('rows', { count: Number(detail) });
  return detail;
}
