import type { AnswerKey, ApplicationId, UserId } from '../store/kinds';

/**
 * Where the answer to a return is kept on the device until it is sent: beside the draft of the citizen's next application.
 * @param returns how often the application was returned: what is asked for next is another answer
 */
export function answerKey(uid: UserId, application: ApplicationId, returns: number): AnswerKey {
  return `${answersOf(uid)}${application}/${returns}`;
}

/** What the keys of all answers of a citizen begin with. */
export function answersOf(uid: UserId): string {
  return `${uid}/`;
}

/** What the keys of the answers to the same application begin with; undefined for what is no answer's. */
export function answersBeside(key: string): string | undefined {
  const end = key.lastIndexOf('/');
  return end < 0 ? undefined : key.slice(0, end + 1);
}
