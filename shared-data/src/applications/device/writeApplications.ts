import { councilYear } from '../../clock/councilDay';
import type { CertifiedMove } from '../../certificates/planCertificate';
import {
  deadlineTables,
  moveDeadline,
  promiseDeadline,
} from '../../deadlines/device/deadlinesOnDevice';
import { requireOpenVersion } from '../../definitions/device/requireOpenVersion';
import type { DeviceContext } from '../../device/DeviceFeature';
import { draftTablesOf, dropDraft } from '../../drafts/draftTables';
import { readDocuments } from '../../files/readDocument';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { stepEntries } from '../../log/stepEntries';
import { asMember } from '../../people/device/asMember';
import { ApplicationChangedError } from '../../store/errors';
import { fetchOnce } from '../../store/fetchOnce';
import type { ApplicationId } from '../../store/kinds';
import { putTracking, trackingTableOf } from '../../tracking/device/trackingOnDevice';
import { drawTrackingNumber } from '../../tracking/trackingNumber';
import type { Application, ApplicationDraft } from '../Application';
import type { SignedInApplicant, SubmissionResult, SubmitOptions } from '../ApplicationRecords';
import { moveOn, startApplication, submitUnderOwnId } from '../changes';
import {
  applicationNumber,
  fromRow,
  tablesOf,
  toRow,
  type ApplicationTables,
} from './applicationRow';
import { getApplication } from './findApplications';

/** Adds application, documents and counter and removes the draft in one transaction, or changes nothing. */
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
    [
      ...[applications, documents, counters, drafts.drafts, drafts.contents],
      ...[trackingTableOf(db), ...deadlineTables],
    ],
    async () => {
      // A second press may have submitted the draft while the documents were being read.
      const sentMeanwhile = fromRow(await applications.get(submission.id));
      if (sentMeanwhile) return sentMeanwhile;

      const at = now();
      await requireOpenVersion(db, submission, at);
      const { uid } = applicant;
      if ((await drafts.drafts.get(uid))?.id === draftId) await dropDraft(db, uid);
      const number = await nextNumber(tables, councilYear(at));
      const deadline = await promiseDeadline(db, submission, at);
      const application = startApplication(submission, applicant, {
        ...{ number, at: at.toISOString(), deadline, trackingNumber: drawTrackingNumber() },
      });
      await applications.add(toRow(application, submission));
      await putTracking(db, application);
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

const certifyingCode = fetchOnce(() => import('../../certificates/device/certifyOnDevice'));

/** @throws as `moveOn`; CertificateTooLongError */
export async function moveOnDevice(
  context: DeviceContext,
  id: ApplicationId,
  { action, ...asked }: CertifiedMove,
): Promise<Application> {
  const { db, now } = context;
  const move = { ...asked, by: await asMember(db, asked.by) };
  const tables = tablesOf(db);
  const { applications, documents } = tables;
  const contents = await readDocuments(move.documents ?? []);
  // Only moves of admins concern certificates: no other move loads this code.
  const certifying =
    action !== undefined || move.by.role === 'admin' ? await certifyingCode() : undefined;
  for (;;) {
    const seen = await getApplication(db, id);
    // Refuses a move that is not allowed before anything is signed.
    if (!action) moveOn(seen, move, now().toISOString());
    const issued = await certifying?.issueOnDevice(context, seen, { ...move, action });
    const written = [
      ...[applications, documents, logTableOf(db), trackingTableOf(db)],
      ...(certifying?.certifyingTables(db) ?? []),
    ];
    const moved = await db.transaction('rw', [...written, ...deadlineTables], async () => {
      const row = await applications.get(id);
      const before = await getApplication(db, id);
      if (before.revision !== seen.revision) throw new ApplicationChangedError(id);
      if (issued && !(await certifying?.isKeyValid(db, issued.kid))) return undefined;
      // A payment was recorded or cancelled during the signing: that does not change the revision.
      if (issued && before.payment?.receipt !== seen.payment?.receipt) return undefined;
      const at = now().toISOString();
      const certificate = await certifying?.certifyOnDevice(
        db,
        before,
        { ...move, action },
        { issued, at },
      );
      const deadline = await moveDeadline(db, before, { to: move.to, at });
      const after = moveOn(before, { ...move, certificate, deadline }, at);
      await applications.put(toRow(after, { ...row?.keys, names: move.names ?? row?.keys.names }));
      await putTracking(db, after);
      await addDocuments(tables, after, contents);
      for (const entry of stepEntries(before, after)) await addLogEntry(db, { ...entry, at });
      return after;
    });
    if (moved) return moved;
  }
}

/** Stores the contents of an application's newest documents. Call it within the transaction of the change. */
async function addDocuments(
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
