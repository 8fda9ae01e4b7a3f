import type { DeviceContext } from '../../device/DeviceFeature';
import { draftTablesOf, dropDraft } from '../../drafts/localDrafts';
import { applicationNumber } from '../applicationNumber';
import type { Application, ApplicationDraft } from '../Application';
import type { SignedInApplicant, SubmitOptions } from '../ApplicationRecords';
import { startApplication } from '../changes';
import type { SubmissionResult } from '../SubmissionResult';
import { submitUnderOwnId } from '../submitUnderOwnId';
import { fromRow, tablesOf, toRow, type ApplicationTables } from './applicationRow';
import { readDocuments } from '../../files/readDocument';
import { addDocuments } from './documentContents';
import type { ApplicationId } from '../../store/kinds';

/** Application, documents and counter go in together and the draft goes out, or nothing changes. */
export function submitOnDevice(
  context: DeviceContext,
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  options: SubmitOptions = {},
): Promise<SubmissionResult> {
  return submitUnderOwnId(draft, {
    async submit(id) {
      const submission = { ...draft, id };
      const application = await addApplication(context, submission, draft.id, applicant, options);
      return { kind: 'sent', application };
    },
  });
}

async function addApplication(
  { db, now }: DeviceContext,
  submission: ApplicationDraft,
  draftId: ApplicationId,
  applicant: SignedInApplicant,
  { onProgress }: SubmitOptions,
): Promise<Application> {
  const tables = tablesOf(db);
  const { applications, documents, counters } = tables;
  const drafts = draftTablesOf(db);

  const sentBefore = fromRow(await applications.get(submission.id));
  if (sentBefore) return sentBefore;

  const contents = await readDocuments(submission.documents, onProgress);

  return db.transaction(
    'rw',
    [applications, documents, counters, drafts.drafts, drafts.contents],
    async () => {
      // A second press may have got here first while the documents were being read.
      const sentMeanwhile = fromRow(await applications.get(submission.id));
      if (sentMeanwhile) return sentMeanwhile;

      const { uid } = applicant;
      if ((await drafts.drafts.get(uid))?.id === draftId) await dropDraft(db, uid);
      const at = now();
      const number = await nextNumber(tables, at.getFullYear());
      const times = { number, at: at.toISOString() };
      const application = startApplication(submission, applicant, times);
      await applications.add(toRow(application));
      await addDocuments(tables, application, contents);
      return application;
    },
  );
}

async function nextNumber({ counters }: ApplicationTables, year: number): Promise<string> {
  const last = (await counters.get(year))?.last ?? 0;
  await counters.put({ year, last: last + 1 });
  return applicationNumber(year, last + 1);
}
