import { watchMyApplications, type Application, type Watch } from 'shared-data';
import { createWatch } from 'shared-data/model';

export interface StampedApplications {
  applications: Application[];
  /** When they were last read, in milliseconds since 1970: for 'Last updated'. */
  at: number;
}

/** Watches a citizen's applications, with the time of the last update. */
export function watchStampedApplications(uid: string): Watch<StampedApplications> {
  return createWatch(({ next, fail }) =>
    watchMyApplications(uid)({
      next: (applications) => next({ applications, at: Date.now() }),
      error: fail,
    }),
  );
}
