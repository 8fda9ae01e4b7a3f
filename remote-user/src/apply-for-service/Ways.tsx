import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** Where a notice leads to. */
export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-top: ${theme.space[2]};
`;
