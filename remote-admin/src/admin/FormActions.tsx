import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The buttons at the end of a form, the one that matters first. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
