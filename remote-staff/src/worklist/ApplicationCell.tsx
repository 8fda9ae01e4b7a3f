import { useLocation } from 'react-router-dom';
import type { Application } from 'shared-data';
import { TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';

interface ApplicationCellProps {
  application: Application;
  /** Whether the name alone is ambiguous. */
  hasEmail: boolean;
}

/** The applicant, as a link to the review, which links back to the list in its current state. */
export function ApplicationCell({ application, hasEmail }: ApplicationCellProps) {
  const here = useLocation();
  const { id, number, applicant } = application;
  return (
    <div>
      <RowLink to={staffPaths.review(id)} state={{ from: here }} data-row-link>
        {applicant.name} <Small>{number}</Small>
      </RowLink>
      {hasEmail && <Small>{applicant.email}</Small>}
    </div>
  );
}

/** Its click area covers the whole row. */
const RowLink = styled(TextLink)`
  display: inline-block;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Small = styled.span`
  display: block;
  overflow-wrap: anywhere;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: 400;
`;
