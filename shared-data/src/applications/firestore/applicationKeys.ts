import type { Application } from '../Application';
import { searchWords, sortKey } from '../searchWords';
import { outcomeOf } from '../statusWords';

/** What an application is found and ordered by, and which of the council's services it is for. */
export function applicationKeys(
  application: Pick<Application, 'applicant' | 'service' | 'number' | 'status'>,
  serviceId: string,
) {
  const { applicant, service, status } = application;
  return {
    outcome: outcomeOf(status),
    applicant: sortKey(applicant.name),
    service: sortKey(service),
    serviceId,
    prefixes: prefixesOf(searchWords(application)),
  };
}

/** All beginnings of words: Firestore finds whole entries only. The rules hold them against the words. */
function prefixesOf(words: readonly string[]): string[] {
  const prefixes = words.flatMap((word) => {
    const letters = Array.from(word);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(prefixes)];
}
