import {
  AddressUnconfirmedError,
  type ApplicationDraft,
  type ApplicationId,
  applicationTextOf,
  DailyLimitError,
  formOf,
  NotPermittedError,
  OpenLimitError,
  QuestionsChangedError,
  RecordNotFoundError,
  type RecordsProblem,
  ServiceNotOfferedError,
  type SignedInApplicant,
  type SubmissionResult,
  type SubmitOptions,
} from 'shared-model';
import { isOffline } from '../documents/firestore/isOffline';
import { askToKeepStorage } from './askToKeepStorage';
import type { Outbox } from './openOutbox';
import type { OutboxContext } from './OutboxContext';
import { keepSubmission, parseOutboxRow, submissionAt, type OutboxRow } from './outboxRow';
import { arrivedBytes } from './sendSubmission';
import {
  asOnRecord,
  describeDocuments,
  languageOf,
  submitUnderOwnId,
} from '../applications/changes';
import { readDocuments } from '../files/readDocument';
import { applicationAt, requireApplication } from '../applications/records/storedApplication';

/** Milliseconds without progress after which a submission is reported as waiting. */
const timeout = 15_000;

/** Puts the submission into the outbox first, always; then waits for as long as it makes progress. */
export async function submitThroughOutbox(
  context: OutboxContext,
  outbox: Outbox,
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  options: SubmitOptions = {},
): Promise<SubmissionResult> {
  // Checked while the form is still open: the form explains how to confirm the address.
  if (context.isConfirmed?.() === false) throw new AddressUnconfirmedError();
  return submitUnderOwnId(draft, {
    async findWaiting(id) {
      const row = parseOutboxRow(await context.own.get(submissionAt(id)));
      // A refused submission is filled in again and replaced.
      return row?.owner === applicant.uid && row.state !== 'failed' ? row : undefined;
    },
    submit: (id) => submitUnderId(context, outbox, { id, draft, applicant }, options),
  });
}

interface Submitted {
  /** The id of the application. */
  id: ApplicationId;
  draft: ApplicationDraft;
  applicant: SignedInApplicant;
}

async function submitUnderId(
  context: OutboxContext,
  outbox: Outbox,
  { id, draft, applicant }: Submitted,
  { onProgress }: SubmitOptions,
): Promise<SubmissionResult> {
  const text = applicationTextOf(draft);
  const { uid, name, email } = asOnRecord(applicant);
  const documents = describeDocuments(draft.documents);
  const submission = {
    id,
    owner: uid,
    applicant: { uid, name, email },
    ...text,
    documents,
    ...languageOf(draft),
    ...formOf(draft),
    ...(draft.names ? { names: [...draft.names] } : {}),
    queuedAt: context.now().toISOString(),
  };
  const contents = await readDocuments(draft.documents);
  await keepSubmission(context.own, submission, contents, draft.id);
  // The submission may have to wait on this device for days.
  void askToKeepStorage();
  const shown = documents.map(() => -1);
  const showProgress = (row: Pick<OutboxRow, 'documents' | 'sentChunks'>) => {
    for (const [index, arrived] of arrivedBytes(row).entries()) {
      const fraction = arrived / (documents[index]?.size ?? arrived);
      if (fraction <= (shown[index] ?? 1)) continue;
      shown[index] = fraction;
      onProgress?.(index, fraction);
    }
  };
  const isSent = await untilSent(context, outbox, id, showProgress);
  if (!isSent) return { kind: 'waiting', draftId: id, service: text.service };
  showProgress({ documents, sentChunks: Infinity });
  const stored = await context.documents.get(applicationAt(id), 'server');
  return { kind: 'sent', application: requireApplication(stored) };
}

/**
 * Waits for a submission while it makes progress.
 * @returns whether it has left the outbox; false where it makes no progress and stays there for later
 * @throws the error with which it was refused
 */
function untilSent(
  { own }: OutboxContext,
  { sender }: Outbox,
  id: ApplicationId,
  showProgress: (row: OutboxRow) => void,
): Promise<boolean> {
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
      const giveUp = () => settle(() => resolve(false));
      timer = setTimeout(giveUp, isOffline() ? 0 : timeout);
    };
    const stop = own.watchDocument(
      submissionAt(id),
      parseOutboxRow,
    )({
      next(row) {
        if (!row) {
          settle(() => resolve(true));
        } else if (row.state === 'failed') {
          settle(() => reject(refusalOf(id, row.problem)));
        } else {
          showProgress(row);
          wait(row);
        }
      },
      error: (error) => settle(() => reject(error)),
    });
    sender.flush();
  });
}

/** Creates the error of a refusal again: only the problem is stored with the submission. */
function refusalOf(id: ApplicationId, problem?: RecordsProblem): Error {
  if (problem === 'not-allowed') return new NotPermittedError();
  if (problem === 'daily-limit') return new DailyLimitError();
  if (problem === 'open-limit') return new OpenLimitError();
  if (problem === 'unconfirmed') return new AddressUnconfirmedError();
  if (problem === 'not-offered') return new ServiceNotOfferedError(id);
  if (problem === 'questions-changed') return new QuestionsChangedError(id);
  if (problem === 'not-found') return new RecordNotFoundError('document', id);
  return new Error(`The submission ${id} was refused.`);
}
