import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';

/** Raises outcomes above a row of buttons at the bottom edge of a wide window, so that they cover none of them. */
export const RaisedOutcomes = createGlobalStyle`
  ${media.columns} {
    html:root { --bottom-bar: 4rem; }
  }
`;
