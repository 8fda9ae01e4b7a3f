import { styled } from 'styled-components';

/** It is drawn from the left in any script: what its texts are anchored by would turn with the direction. */
export const Chart = styled.svg`
  direction: ltr;
`;
