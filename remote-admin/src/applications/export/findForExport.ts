import {
  watchServiceVersion,
  type Application,
  type FilledForm,
  type ServiceDefinition,
} from 'shared-data';
import { watchList, type ListQuery } from '../watchList';
import { firstValue } from './firstValue';

/** The page size of a read, and the maximum in all: the live store reads a document for each application. */
const pageSize = 200;
const most = 1000;

export interface ExportedRecords {
  applications: Application[];
  /** The number of matches; `applications` may contain only the first of them. */
  total: number;
  /** The definition that each application's form was filled in for; see `versionKey`. */
  definitions: Map<string, ServiceDefinition>;
  /** How many applications have answers whose questions cannot be read; the rest of these applications is there. */
  unread: number;
}

/**
 * The applications that match a filter, in its order, with the definitions that they were made with.
 * @throws RecordsUnavailableError, OfflineError
 */
export async function findForExport(query: ListQuery): Promise<ExportedRecords> {
  const applications: Application[] = [];
  let total = 0;
  for (let page = 1; applications.length < most; page += 1) {
    const found = await firstValue(watchList({ ...query, inOrder: true, page, pageSize }));
    total = found.total;
    applications.push(...found.rows);
    if (found.rows.length < pageSize) break;
  }

  const definitions = new Map<string, ServiceDefinition>();
  const unreadable = new Set<string>();
  for (const { form } of applications) {
    if (!form || definitions.has(versionKey(form)) || unreadable.has(versionKey(form))) continue;
    const definition = await findDefinition(form);
    if (definition) definitions.set(versionKey(form), definition);
    else unreadable.add(versionKey(form));
  }
  const unread = applications.filter(({ form }) => form && unreadable.has(versionKey(form))).length;
  return { applications, total, definitions, unread };
}

/** Undefined if the version is gone or cannot be read: that costs its columns, and not the file. */
async function findDefinition({
  serviceId,
  version,
}: FilledForm): Promise<ServiceDefinition | undefined> {
  try {
    return (await firstValue(watchServiceVersion(serviceId, version))).definition;
  } catch (error) {
    if (error instanceof Error && error.name === 'RecordNotFoundError') return undefined;
    throw error;
  }
}

/** The key of a version across all services. */
export function versionKey({ serviceId, version }: { serviceId: string; version: number }): string {
  return `${serviceId} ${version}`;
}
