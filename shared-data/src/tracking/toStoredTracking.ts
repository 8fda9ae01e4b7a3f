import { type Application, type Tracking, trackingOf } from 'shared-model';
import type { Fields } from '../documents/Documents';

/** The fields of the public record under an application's tracking number, with its times as they are. */
export function toStoredTracking(application: Application): Fields {
  const { number, ...tracking }: Partial<Tracking> = trackingOf(application) ?? {};
  void number;
  return { ...tracking, application: application.id, revision: application.revision };
}
