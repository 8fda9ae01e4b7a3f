import { theme, WorkColumn } from 'shared-ui';
import { styled } from 'styled-components';

export const Column = styled(WorkColumn)`
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
