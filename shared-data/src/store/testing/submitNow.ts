import type {
  Application,
  ApplicationDraft,
  ApplicationRecords,
  SignedInApplicant,
  SubmitOptions,
} from 'shared-model';

/** Submits a draft, and returns the application. @throws as `submit`, and if the submission has to wait in the outbox */
export async function submitNow(
  applications: Pick<ApplicationRecords, 'submit'>,
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  options?: SubmitOptions,
): Promise<Application> {
  const result = await applications.submit(draft, applicant, options);
  if (result.kind === 'waiting') throw new Error(`The submission ${result.draftId} has to wait.`);
  return result.application;
}
