import type { Application } from '../Application';
import { searchWords, sortKey, soundWords } from '../searchWords';
import { outcomeOf } from '../statusWords';

/** What an application is found and ordered by, and which of the council's services it is for. */
export function applicationKeys(
  application: Pick<Application, 'applicant' | 'service' | 'number' | 'status'>,
  serviceId: string,
  names: readonly string[] = [],
) {
  const { applicant, service, status } = application;
  return {
    outcome: outcomeOf(status),
    applicant: sortKey(applicant.name),
    service: sortKey(service),
    serviceId,
    ...wordKeys(application, names),
  };
}

/**
 * The words that an application is found by, and those of them that are not its own: names on its form, and how names
 * sound. The rules cannot tell which answers are names, so they only bound them: whoever fills in a form can write any
 * name there.
 */
export function wordKeys(
  application: Pick<Application, 'applicant' | 'service' | 'number'>,
  names: readonly string[],
): { names?: string; prefixes: string[] } {
  const words = soundWords(application, names);
  const prefixes = prefixesOf([...searchWords(application), ...words]);
  return words.length === 0 ? { prefixes } : { names: words.join(' '), prefixes };
}

/** All beginnings of words: Firestore finds whole entries only. The rules hold them against the words. */
function prefixesOf(words: readonly string[]): string[] {
  const prefixes = words.flatMap((word) => {
    const letters = Array.from(word);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(prefixes)];
}
