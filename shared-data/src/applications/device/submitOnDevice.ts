import type { DeviceContext } from '../../device/DeviceFeature';
import { applicationNumber } from '../applicationNumber';
import type { Application, ApplicationDraft } from '../Application';
import type { SignedInApplicant, SubmitOptions } from '../ApplicationRecords';
import { startApplication } from '../changes';
import { fromRow, tablesOf, toRow, type ApplicationTables } from './applicationRow';
import { addDocuments, readDocuments } from './documentContents';

/** Application, documents and counter go in together, or not at all. */
export async function submitOnDevice(
  { db, now }: DeviceContext,
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  { onProgress }: SubmitOptions = {},
): Promise<Application> {
  const tables = tablesOf(db);
  const { applications, documents, counters } = tables;

  const sentBefore = fromRow(await applications.get(draft.id));
  if (sentBefore) return sentBefore;

  const contents = await readDocuments(draft.documents, onProgress);

  return db.transaction('rw', [applications, documents, counters], async () => {
    // A second press may have got here first while the documents were being read.
    const sentMeanwhile = fromRow(await applications.get(draft.id));
    if (sentMeanwhile) return sentMeanwhile;

    const at = now();
    const number = await nextNumber(tables, at.getFullYear());
    const application = startApplication(draft, applicant, { number, at: at.toISOString() });
    await applications.add(toRow(application));
    await addDocuments(tables, application, contents);
    return application;
  });
}

async function nextNumber({ counters }: ApplicationTables, year: number): Promise<string> {
  const last = (await counters.get(year))?.last ?? 0;
  await counters.put({ year, last: last + 1 });
  return applicationNumber(year, last + 1);
}
