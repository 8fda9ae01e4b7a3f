import { roles } from 'shared-auth';
import type { LogEntry } from 'shared-data';
import type { TranslateAdmin } from '../i18n';
import { findPlainSentence, findSentence } from './sentences';

type Act = Pick<LogEntry, 'kind' | 'action' | 'subject' | 'detail'>;

/** What was done, in one sentence; one that this portal does not know shows its code. */
export function entryText({ kind, action, subject }: Act, t: TranslateAdmin): string {
  const code = `${kind}.${action}`;
  const sentence = findSentence(code);
  if (sentence) return t(`log.did.${sentence}`, { subject });
  const plain = findPlainSentence(code);
  return plain ? t(`log.did.${plain}`) : `${code} ${subject}`.trim();
}

/** What else is known of it; '' where nothing is. */
export function detailText({ kind, action, detail = '' }: Act, t: TranslateAdmin): string {
  const role = kind === 'role' ? roles.find((each) => each === detail) : undefined;
  if (role) return t('log.role', { role: t(`role.${role}`) });
  if (kind === 'role' && action === 'renamed') return t('log.formerly', { name: detail });
  if (kind === 'service' && action === 'published') return t('log.version', { version: detail });
  if (kind === 'export' && /^\d+$/.test(detail)) return t('log.rows', { count: Number(detail) });
  return detail;
}
