import { WorkColumn } from 'shared-ui';
import { styled } from 'styled-components';

export const Column = styled(WorkColumn)`
  overflow-wrap: anywhere;
`;
