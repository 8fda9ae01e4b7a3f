import type { AnswerKey, ApplicationId, UserId } from '../kinds/kinds';

/**
 * The key under which the answer to a return is saved on the device until it is sent, beside the draft of the citizen's
 * next application.
 * @param returns how often the application was returned: each return has its own answer
 */
export function answerKey(uid: UserId, application: ApplicationId, returns: number): AnswerKey {
  return `${answersOf(uid)}${application}/${returns}`;
}

/** The prefix of the keys of all answers of a citizen. */
export function answersOf(uid: UserId): string {
  return `${uid}/`;
}

/** The prefix of the keys of all answers to the same application; undefined for a key that is no answer's. */
export function answersBeside(key: string): string | undefined {
  const end = key.lastIndexOf('/');
  return end < 0 ? undefined : key.slice(0, end + 1);
}
