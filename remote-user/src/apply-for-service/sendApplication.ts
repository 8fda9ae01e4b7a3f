import {
  newDraftId,
  submitApplication,
  type Application,
  type ApplicationDraft,
  type SignedInApplicant,
  type SubmitOptions,
} from 'shared-data';
import { documentName } from 'shared-data/files';
import { findWaiting } from './findWaiting';

type Content = Pick<ApplicationDraft, 'service' | 'details'> & {
  documents: readonly { name: string }[];
};

/**
 * Submits a draft. A draft that is open in two tabs has one id, and the second tab would be answered
 * with what the first one sent, or write over what of it still waits: its own words then go under an
 * id of their own.
 * @throws as `submitApplication`
 */
export async function sendApplication(
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  options: SubmitOptions,
): Promise<Application> {
  const waiting = await findWaiting(applicant.uid, draft.id);
  if (waiting && waiting.state !== 'failed' && !isOf(waiting, draft)) {
    return submitApplication({ ...draft, id: newDraftId() }, applicant, options);
  }
  const application = await submitApplication(draft, applicant, options);
  if (isOf(application, draft)) return application;
  return submitApplication({ ...draft, id: newDraftId() }, applicant, options);
}

function isOf(application: Content, draft: Content): boolean {
  return (
    application.service === draft.service &&
    application.details === draft.details &&
    application.documents.length === draft.documents.length &&
    application.documents.every(
      ({ name }, index) => name === documentName(draft.documents[index]?.name ?? ''),
    )
  );
}
