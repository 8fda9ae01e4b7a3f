import {
  watchServiceVersion,
  type ServiceDefinition,
  type ServiceVersion,
  type Watch,
} from 'shared-data';
import type { FilledForm } from 'shared-data/model';

/** Which version of which service a form was filled in for. */
export type FormVersion = Pick<FilledForm, 'serviceId' | 'version'>;

export interface ReadVersion extends FormVersion {
  /** Undefined where it could not be read. */
  definition: ServiceDefinition | undefined;
}

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

/** Several published versions, once all have been read or could not be. */
export function watchDefinitions(versions: readonly FormVersion[]): Watch<ReadVersion[]> {
  return ({ next }) => {
    const read = new Map<FormVersion, ReadVersion>();
    const notify = () => {
      if (read.size === versions.length) next(versions.flatMap((each) => read.get(each) ?? []));
    };
    const note = (version: FormVersion, definition: ServiceDefinition | undefined) => {
      read.set(version, { ...version, definition });
      notify();
    };
    if (versions.length === 0) notify();
    const stops = versions.map((each) =>
      watchServiceVersion(
        each.serviceId,
        each.version,
      )({
        next: ({ definition }) => note(each, definition),
        error: () => note(each, undefined),
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}
