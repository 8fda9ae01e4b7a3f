import type {
  ApplicationDraft,
  FilledForm,
  SignedInApplicant,
  SubmissionResult,
  SubmitOptions,
} from 'shared-model';
import { addApplication } from '../applications/records/addApplication';
import {
  applicationAt,
  requireApplication,
  toApplication,
} from '../applications/records/storedApplication';
import { describeDocuments, asOnRecord, submitUnderOwnId } from '../applications/changes';
import { promiseDeadline } from '../deadlines/records/applicationDeadlines';
import { requireOpenVersion } from '../definitions/records/requireOpenVersion';
import type { Transaction } from '../documents/Documents';
import { where } from '../documents/query';
import { draftAt } from '../drafts/storedDraft';
import { dropWithContents } from '../files/contents';
import { readDocuments } from '../files/readDocument';
import type { RecordsContext } from '../store/RecordsContext';

/** Adds an application with its documents and removes its draft in one transaction. */
export function submitDirectly(
  context: RecordsContext,
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  options: SubmitOptions = {},
): Promise<SubmissionResult> {
  return submitUnderOwnId(draft, {
    async submit(id) {
      await add(context, { ...draft, id }, draft.id, applicant, options);
      const application = requireApplication(await context.documents.get(applicationAt(id)));
      return { kind: 'sent', application };
    },
  });
}

async function add(
  context: RecordsContext,
  submission: ApplicationDraft,
  draftId: ApplicationDraft['id'],
  applicant: SignedInApplicant,
  { onProgress }: SubmitOptions,
): Promise<void> {
  const { documents, traits } = context;
  const application = applicationAt(submission.id);
  if (toApplication(await documents.get(application))) return;

  const contents = await readDocuments(submission.documents, onProgress);
  if (submission.form) await traits.prepareVersions();
  const described = describeDocuments(submission.documents);
  const { uid } = applicant;
  const writeDocuments = await traits.sendDocuments({
    application,
    owner: uid,
    documents: described,
    contents,
  });
  const serviceId = submission.form?.serviceId ?? (await findService(context, submission.service));
  await context.transact(async (transaction) => {
    // A second press may have submitted the draft while the documents were being read.
    if (toApplication(await transaction.get(application))) return;
    const { names, ...asked } = { ...submission, serviceId };
    if (await isPublished(transaction, submission.form)) {
      await requireOpenVersion(context, transaction, asked);
    }
    const stored = await transaction.get(draftAt(uid));
    const taken = await traits.takeNumber(transaction, 'applications', submission.id);
    const deadline = await promiseDeadline(context, transaction, asked);
    addApplication(
      transaction,
      {
        ...asked,
        applicant: asOnRecord(applicant),
        documents: described,
        deadline,
        ...(names ? { names } : {}),
      },
      taken,
    );
    writeDocuments(transaction);
    if (stored.get('id') === draftId) dropWithContents(transaction, stored);
  });
}

/** Whether the questions that a form answers were ever published here: those of the samples of other services were not. */
async function isPublished(
  transaction: Pick<Transaction, 'get'>,
  form: FilledForm | undefined,
): Promise<boolean> {
  if (!form) return false;
  const version = `services/${form.serviceId}/versions/${form.version}`;
  return (await transaction.get(version)).exists;
}

/** The id of the service with this name; '' where the council does not offer it. */
async function findService({ documents }: RecordsContext, name: string): Promise<string> {
  const named = { collection: 'services', filters: [where('name', '==', name)], limit: 1 };
  const [service] = await documents.query(named);
  return service?.id ?? '';
}
