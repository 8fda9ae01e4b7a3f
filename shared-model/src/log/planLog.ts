import { soughtNames, type SoughtWord } from '../applications/soughtWords';
import { councilDaySpan } from '../clock/councilDaySpan';
import { soughtBeginning } from './composeEntry';
import type { LogQuery } from './LogEntry';

/** A log query in the form that both stores use. */
export interface LogPlan extends Pick<LogQuery, 'kind' | 'uid'> {
  /** From `since` on, and before `until`. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** The words that an entry must have, the longest first. */
  words: SoughtWord[];
}

export function planLog({ kind, uid, from, to, search = '' }: Partial<LogQuery>): LogPlan {
  const words = soughtNames(search).map(({ exact, sounds, ...rest }) => ({
    ...rest,
    exact: soughtBeginning(exact),
    sounds: sounds.map(soughtBeginning),
  }));
  return {
    ...(kind ? { kind } : {}),
    ...(uid ? { uid } : {}),
    since: from ? councilDaySpan(from).since : undefined,
    until: to ? councilDaySpan(to).until : undefined,
    words,
  };
}
