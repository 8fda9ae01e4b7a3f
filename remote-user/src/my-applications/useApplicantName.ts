import type { Application } from 'shared-data';
import { useMessages } from '../i18n';

/** Who applied. A sample is nobody's: its made-up applicant is not shown to a citizen as themselves. */
export function useApplicantName(): (application: Application) => string {
  const t = useMessages();
  return ({ sample, applicant }) => (sample ? t('sample.applicant') : applicant.name);
}
