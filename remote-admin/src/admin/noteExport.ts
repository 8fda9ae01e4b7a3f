import { noteAct, type NotedAct } from 'shared-data';

/** The export could not be entered in the log, so no file is saved. */
export class ExportNotNotedError extends Error {
  override name = 'ExportNotNotedError';
}

/**
 * Enters an export in the log. Call it before the file is handed out.
 * @throws ExportNotNotedError if the entry fails
 */
export async function noteExport(act: Omit<NotedAct, 'kind'>): Promise<void> {
  try {
    await noteAct({ ...act, kind: 'export' });
  } catch (cause) {
    throw new ExportNotNotedError('The export could not be noted.', { cause });
  }
}
