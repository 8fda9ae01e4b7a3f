import type { Application } from 'shared-data';
import { useWords } from '../words';

/** Who applied. A sample is nobody's: its made-up applicant is not shown to a citizen as themselves. */
export function useApplicantName(): (application: Application) => string {
  const words = useWords();
  return ({ sample, applicant }) => (sample ? words('sample.applicant') : applicant.name);
}
