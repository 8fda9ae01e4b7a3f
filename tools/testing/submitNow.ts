import {
  submitApplication,
  type Application,
  type ApplicationDraft,
  type SignedInApplicant,
} from 'shared-data';

/** Submits a draft, and returns the application. @throws as `submitApplication`, and if the submission goes to the outbox */
export async function submitNow(
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
): Promise<Application> {
  const result = await submitApplication(draft, applicant);
  if (result.kind === 'waiting') throw new Error(`The submission ${result.draftId} has to wait.`);
  return result.application;
}
