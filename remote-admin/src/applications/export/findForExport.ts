import { watchServiceVersion, type Application, type ServiceDefinition } from 'shared-data';
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
  for (const { form } of applications) {
    if (!form || definitions.has(versionKey(form))) continue;
    const { definition } = await firstValue(watchServiceVersion(form.serviceId, form.version));
    definitions.set(versionKey(form), definition);
  }
  return { applications, total, definitions };
}

/** The key of a version across all services. */
export function versionKey({ serviceId, version }: { serviceId: string; version: number }): string {
  return `${serviceId} ${version}`;
}
