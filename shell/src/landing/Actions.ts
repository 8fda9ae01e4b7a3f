import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** What the hero leads on to. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};
`;
