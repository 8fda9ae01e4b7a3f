import type { Application } from '../Application';
import type { SubmitOptions } from '../ApplicationRecords';
import type { ApplicationTables } from './applicationRow';
import { readDocument } from './readDocument';

/** The contents of files, read one after the other. @throws DocumentUnreadableError */
export async function readDocuments(
  files: readonly File[],
  onProgress?: SubmitOptions['onProgress'],
): Promise<ArrayBuffer[]> {
  const contents: ArrayBuffer[] = [];
  for (const [index, file] of files.entries()) {
    contents.push(await readDocument(file, index, (part) => onProgress?.(index, part)));
  }
  return contents;
}

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
