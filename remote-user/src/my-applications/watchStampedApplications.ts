import { watchMyApplications, type Application, type Watch } from 'shared-data';
import { createWatch } from 'shared-data/model';

export interface StampedApplications {
  applications: Application[];
  /** When they were last looked at, in milliseconds since 1970: for 'Last updated'. */
  at: number;
}

/** A citizen's applications with the time at which they were as they are shown. */
export function watchStampedApplications(uid: string): Watch<StampedApplications> {
  return createWatch(({ next, fail }) =>
    watchMyApplications(uid)({
      next: (applications) => next({ applications, at: Date.now() }),
      error: fail,
    }),
  );
}
