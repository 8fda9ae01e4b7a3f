import { noteAct, type NotedAct } from 'shared-data';
import { hasName } from './hasName';

/** The export could not be entered in the log, so no file is saved. */
export class ExportNotNotedError extends Error {
  override name = 'ExportNotNotedError';
}

/**
 * Enters an export in the log. Call it before the file is handed out.
 * @throws DailyLimitError, since another attempt on the same day fails too; ExportNotNotedError if the entry fails otherwise
 */
export async function noteExport(act: Omit<NotedAct, 'kind'>): Promise<void> {
  try {
    await noteAct({ ...act, kind: 'export' });
  } catch (cause) {
    if (hasName(cause, 'DailyLimitError')) throw cause;
    throw new ExportNotNotedError('The export could not be noted.', { cause });
  }
}
