import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The title of a part of the designer. */
export const PartHeading = styled.h2`
  margin-bottom: ${theme.space[4]};
`;

/** The fields of a part, one below the other. */
export const PartFields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

/** Two related fields: side by side if both fit. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: end;
  gap: ${theme.space[4]};
`;
