import { TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../user-paths';
import { Words } from '../words';

export function TermsNote() {
  return (
    <Note>
      <Words
        id="apply.note"
        parts={{ terms: <TextLink to={portalPaths.terms} target="_blank" /> }}
      />
    </Note>
  );
}

const Note = styled.p`
  color: ${theme.color.muted};
`;
