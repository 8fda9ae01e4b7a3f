import type { Application, SignedInApplicant } from 'shared-data';
import { submitNow } from './submitNow';

/** A service of the council that has no name in another language, and that the catalogue does not know. */
export const namelessService = 'Pension Letter';

/** An application for it. */
export function submitForNameless(applicant: SignedInApplicant): Promise<Application> {
  const draft = { id: 'nameless', service: namelessService, details: 'वृद्धावस्था', documents: [] };
  return submitNow(draft, applicant);
}
