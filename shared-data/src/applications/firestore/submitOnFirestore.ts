import { doc, getDocFromServer } from 'firebase/firestore';
import type { LiveContext } from '../../firestore/LiveFeature';
import { isOffline } from '../../firestore/isOffline';
import { askToKeepStorage } from '../../outbox/askToKeepStorage';
import { keepSubmission } from '../../outbox/firestore/keepSubmission';
import type { Outbox } from '../../outbox/firestore/outboxOnFirestore';
import { refusalOf } from '../../outbox/firestore/refusalOf';
import { outboxTablesOf, parseOutboxRow, type OutboxRow } from '../../outbox/firestore/outboxRow';
import { arrivedBytes } from '../../outbox/firestore/submissionChunks';
import {
  AddressUnconfirmedError,
  RecordNotFoundError,
  SubmissionWaitingError,
} from '../../store/errors';
import type { Application, ApplicationDraft } from '../Application';
import type { SignedInApplicant, SubmitOptions } from '../ApplicationRecords';
import { asOnRecord, describeDocuments } from '../changes';
import { readDocuments } from '../device/documentContents';
import { applicationsIn, toApplication } from './storedApplication';

/** Milliseconds without progress after which a submission is said to wait. */
const patience = 15_000;

/** Into the outbox first, always; then it is awaited for as long as it makes progress. */
export async function submitOnFirestore(
  context: LiveContext,
  outbox: Outbox,
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  { onProgress }: SubmitOptions = {},
): Promise<Application> {
  const { id, service, details } = draft;
  // Before it leaves the form: there it is said how the address is confirmed.
  if (context.isConfirmed?.() === false) throw new AddressUnconfirmedError();
  const { uid, name, email } = asOnRecord(applicant);
  const documents = describeDocuments(draft.documents);
  const submission = {
    ...{ id, owner: uid, applicant: { uid, name, email }, service, details, documents },
    queuedAt: context.now().toISOString(),
  };
  await keepSubmission(context.local, submission, await readDocuments(draft.documents));
  // It may have to wait here for days.
  void askToKeepStorage();
  const told = documents.map(() => -1);
  const tell = (row: Pick<OutboxRow, 'documents' | 'sentChunks'>) => {
    for (const [index, arrived] of arrivedBytes(row).entries()) {
      const fraction = arrived / (documents[index]?.size ?? arrived);
      if (fraction <= (told[index] ?? 1)) continue;
      told[index] = fraction;
      onProgress?.(index, fraction);
    }
  };
  await untilSent(context, outbox, id, tell);
  tell({ documents, sentChunks: Infinity });
  const snapshot = await getDocFromServer(doc(applicationsIn(context.firestore), id));
  const application = toApplication(snapshot);
  if (!application) throw new RecordNotFoundError('application', id);
  return application;
}

/** Settles when the submission has left the outbox, was refused, or makes no progress. */
function untilSent(
  { local }: LiveContext,
  { sender, live }: Outbox,
  id: string,
  tell: (row: OutboxRow) => void,
): Promise<void> {
  const { submissions } = outboxTablesOf(local);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (act: () => void) => {
      clearTimeout(timer);
      stop();
      act();
    };
    let acknowledged = -1;
    const wait = ({ sentChunks }: OutboxRow) => {
      if (sentChunks === acknowledged) return;
      acknowledged = sentChunks;
      clearTimeout(timer);
      const giveUp = () => settle(() => reject(new SubmissionWaitingError(id)));
      timer = setTimeout(giveUp, isOffline() ? 0 : patience);
    };
    const stop = live(async () => parseOutboxRow(await submissions.get(id)))({
      next(row) {
        if (!row) {
          settle(resolve);
        } else if (row.state === 'failed') {
          settle(() => reject(refusalOf(id, row.problem)));
        } else {
          tell(row);
          wait(row);
        }
      },
      error: (error) => settle(() => reject(error)),
    });
    sender.poke();
  });
}
