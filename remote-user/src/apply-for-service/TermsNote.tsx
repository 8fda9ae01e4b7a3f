import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { NewTabLink } from '../citizen/NewTabLink';
import { portalPaths } from '../userPaths';
import { ApplyMessage } from './i18n';

export function TermsNote() {
  return (
    <Note>
      <ApplyMessage id="note" parts={{ terms: <NewTabLink to={portalPaths.terms} /> }} />
    </Note>
  );
}

const Note = styled.p`
  color: ${theme.color.muted};
`;
