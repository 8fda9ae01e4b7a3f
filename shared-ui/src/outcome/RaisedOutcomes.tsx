import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';

/** Outcomes stand above what a page has at the bottom edge of a wide window, one row of buttons, and cover none of them. */
export const RaisedOutcomes = createGlobalStyle`
  ${media.columns} {
    html:root { --bottom-bar: 4rem; }
  }
`;
