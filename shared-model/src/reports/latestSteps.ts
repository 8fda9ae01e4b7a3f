import type { Application } from '../applications/applicationSchema';
import type { CouncilActivity } from './Report';

/** The latest `count` steps in the histories of these applications, newest first. */
export function latestSteps(
  applications: readonly Application[],
  count: number,
): CouncilActivity[] {
  return applications
    .flatMap(stepsOf)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, count);
}

function stepsOf({ id, number, service, applicant, history }: Application): CouncilActivity[] {
  return history.map(({ at, by, from, to, certificate }) => ({
    applicationId: id,
    number,
    service,
    applicant: applicant.name,
    at,
    by: by.name,
    from,
    to,
    certificate,
  }));
}
