import {
  watchServiceVersion,
  type ServiceDefinition,
  type ServiceVersion,
  type Watch,
} from 'shared-data';
import type { FilledForm } from 'shared-data/model';

/** The service and version that a form was filled in for. */
export type FormVersion = Pick<FilledForm, 'serviceId' | 'version'>;

export interface ReadVersion extends FormVersion {
  /** Undefined if it could not be read. */
  definition: ServiceDefinition | undefined;
}

/** Watches a published version of a service; emits undefined for version 0, which does not exist. */
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

/** Watches several published versions; emits once each has been read or has failed. */
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
