import { type Applicant } from 'shared-data';
import { sharedNames } from 'shared-data/model';
import { StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import type { TranslateApplications } from './i18n';

interface ApplicantCellProps {
  applicant: Applicant;
  /** All applicants of the page. */
  others: readonly Applicant[];
  t: TranslateApplications;
}

/** The applicant: with the address if the name is ambiguous, and a mark if the address is not confirmed. */
export function ApplicantCell({ applicant, others, t }: ApplicantCellProps) {
  const { name, email, confirmed } = applicant;
  return (
    <>
      {name}
      {sharedNames(others)(name) && <Email>{email}</Email>}
      {confirmed === false && (
        <>
          {' '}
          <StatusTag tone="warn">{t('applications.unconfirmed')}</StatusTag>
        </>
      )}
    </>
  );
}

const Email = styled.span`
  display: block;
  overflow-wrap: anywhere;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: normal;
`;
