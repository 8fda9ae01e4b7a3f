import type { Application } from '../applications/applicationSchema';
import type { ApplicationStatus } from '../applications/Application';
import type { Deadline } from '../applications/applicationSchema';
import type { IsoTime, TrackingNumber } from '../kinds/kinds';

/** The public part of an application, for anybody who knows its tracking number: stage and dates, nothing of its citizen. */
export interface Tracking {
  number: TrackingNumber;
  /** The name of the service. */
  service: string;
  status: ApplicationStatus;
  submittedAt: IsoTime;
  /** When it got this status. */
  since: IsoTime;
  deadline?: Deadline | undefined;
}

/** The public part of an application; undefined where it has no tracking number. */
export function trackingOf({
  trackingNumber,
  service,
  status,
  submittedAt,
  history,
  deadline,
}: Application): Tracking | undefined {
  if (!trackingNumber) return undefined;
  const since = history.findLast(({ from, to }) => from !== to)?.at ?? submittedAt;
  return {
    number: trackingNumber,
    service,
    status,
    submittedAt,
    since,
    ...(deadline ? { deadline } : {}),
  };
}
