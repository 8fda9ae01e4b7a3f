import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Help for filling in a field, under its label. */
export const FieldHint = styled.p`
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
