import type { Application } from '../Application';
import type { ApplicationTables } from './applicationRow';

/** Keeps the contents of an application's last documents. Call it within the transaction of the change. */
export async function addDocuments(
  { documents }: ApplicationTables,
  application: Application,
  contents: readonly ArrayBuffer[],
): Promise<void> {
  const added = application.documents.slice(application.documents.length - contents.length);
  for (const [index, { id }] of added.entries()) {
    const bytes = contents[index] ?? new ArrayBuffer(0);
    await documents.add({ applicationId: application.id, id, bytes });
  }
}
