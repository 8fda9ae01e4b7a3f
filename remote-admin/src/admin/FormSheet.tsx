import { Card } from 'shared-ui';
import { styled } from 'styled-components';

/** The card around a form, no wider than its fields. */
export const FormSheet = styled(Card)`
  max-width: 640px;
`;
