import { noteAct, type NotedAct } from 'shared-data';

/** What was to be saved as a file does not stand in the log, so it is not saved. */
export class ExportNotNotedError extends Error {
  override name = 'ExportNotNotedError';
}

/**
 * Notes an export in the log. Call it before the file is handed out.
 * @throws ExportNotNotedError where it cannot be noted
 */
export async function noteExport(act: Omit<NotedAct, 'kind'>): Promise<void> {
  try {
    await noteAct({ ...act, kind: 'export' });
  } catch (cause) {
    throw new ExportNotNotedError('The export could not be noted.', { cause });
  }
}
