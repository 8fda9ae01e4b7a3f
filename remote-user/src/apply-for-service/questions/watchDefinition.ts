import { watchServiceVersion, type ServiceVersion, type Watch } from 'shared-data';

/** A published version of a service; undefined for version 0, which is none. */
export function watchDefinition(
  serviceId: string,
  version: number,
): Watch<ServiceVersion | undefined> {
  if (version > 0) return watchServiceVersion(serviceId, version);
  return ({ next }) => {
    next(undefined);
    return () => undefined;
  };
}
