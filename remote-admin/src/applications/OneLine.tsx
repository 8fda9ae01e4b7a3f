import { styled } from 'styled-components';

/** Holds together what is read as one: a number, a date. */
export const OneLine = styled.span`
  white-space: nowrap;
`;
