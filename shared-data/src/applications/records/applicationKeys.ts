import {
  type Application,
  outcomeOf,
  prefixesOf,
  searchWords,
  sortKey,
  soundWords,
} from 'shared-model';

/** The keys by which an application is found and sorted, and the id of its service. */
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
 * The prefixes that an application is found by, and the words among them that are not its own: see `soundWords`. The rules
 * cannot distinguish which answers are names, so they only limit their size: a citizen can write
 * any name into a form.
 */
export function wordKeys(
  application: Pick<Application, 'applicant' | 'service' | 'number'>,
  names: readonly string[],
): { names?: string; prefixes: string[] } {
  const words = soundWords(application, names);
  const prefixes = prefixesOf([...searchWords(application), ...words]);
  return words.length === 0 ? { prefixes } : { names: words.join(' '), prefixes };
}
