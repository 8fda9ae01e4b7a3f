import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** A section of the help column. */
export const HelpSection = styled.section`
  align-self: start;
  padding-block: ${theme.space[4]};
  padding-inline-start: ${theme.space[6]};
  border-inline-start: 4px solid ${theme.color.line};

  h2 {
    margin: 0 0 ${theme.space[2]};
    font-size: ${theme.text.size18};
  }
`;
