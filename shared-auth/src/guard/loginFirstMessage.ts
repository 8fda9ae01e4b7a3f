import { isRole, type Role } from 'shared-model';
import { t } from '../i18n/t';
import { signInAgain } from '../session/signInAgain';

/** 'Please login as User first', and so on for each role (`spec.md §5`). */
export function loginFirstMessage(role: Role): string {
  return t(`loginFirst.${role}`);
}

/**
 * The notice of a login screen to a person who was redirected there, else null.
 * @param state of the login screen's location: kept by the browser, so it can be anything
 */
export function loginNotice(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  if (state.notice === signInAgain) return t('signInAgain');
  return isRole(state.notice) ? loginFirstMessage(state.notice) : null;
}
