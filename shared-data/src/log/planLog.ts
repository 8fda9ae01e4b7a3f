import { soughtKey } from '../applications/nameKeys';
import { soughtWords } from '../applications/searchWords';
import { councilDaySpan } from '../clock/councilDaySpan';
import { soughtBeginning } from './composeEntry';
import type { LogQuery } from './LogEntry';

/** A log query in the form that both stores use. */
export interface LogPlan extends Pick<LogQuery, 'kind' | 'uid'> {
  /** From `since` on, and before `until`. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** The words that an entry must have, the longest first: each as it is typed, and as it sounds where that differs. */
  words: string[][];
}

export function planLog({ kind, uid, from, to, search = '' }: Partial<LogQuery>): LogPlan {
  const words = soughtWords(search).map((word) => {
    const sound = /\d/.test(word) ? word : soughtKey(word);
    return [...new Set([word, sound].map(soughtBeginning))];
  });
  return {
    ...(kind ? { kind } : {}),
    ...(uid ? { uid } : {}),
    since: from ? councilDaySpan(from).since : undefined,
    until: to ? councilDaySpan(to).until : undefined,
    words: words.sort(([a = ''], [b = '']) => b.length - a.length),
  };
}
