import { Card } from 'shared-ui';
import { styled } from 'styled-components';

/** The sheet that a form stands on, no wider than its answers. */
export const FormSheet = styled(Card)`
  max-width: 640px;
`;
