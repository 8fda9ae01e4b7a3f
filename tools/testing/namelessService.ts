import type { Application, SignedInApplicant } from 'shared-data';
import { submitNow } from './submitNow';

/** A service of the council without a name in other languages, and without an entry in the catalogue. */
export const namelessService = 'Pension Letter';

/** Submits an application for it. */
export function submitForNameless(applicant: SignedInApplicant): Promise<Application> {
  const draft = { id: 'nameless', service: namelessService, details: 'वृद्धावस्था', documents: [] };
  return submitNow(draft, applicant);
}
