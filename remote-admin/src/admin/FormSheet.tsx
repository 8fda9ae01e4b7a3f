import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The sheet that a form stands on, no wider than its answers. */
export const FormSheet = styled(Card)`
  max-width: 640px;
`;

/** The buttons at the end of a form, the one that matters first. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
