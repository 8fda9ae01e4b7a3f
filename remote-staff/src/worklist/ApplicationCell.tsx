import { useLocation } from 'react-router-dom';
import type { Application } from 'shared-data';
import { TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';

interface ApplicationCellProps {
  application: Application;
  /** Where the name alone says too little. */
  hasEmail: boolean;
}

/** Whose application it is: a link to the review, which leads back to the list as it is now. */
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

/** Takes presses anywhere in its row. */
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
