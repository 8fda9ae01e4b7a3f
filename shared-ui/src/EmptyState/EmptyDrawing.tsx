import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A figure at an empty shelf, in the manner of Warli painting. Decorative. */
export function EmptyDrawing() {
  return (
    <Drawing viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
      <path d="M6 82h108" />
      <path d="M60 22h44v60M60 22v60M60 42h44M60 62h44" />
      <circle className="fill" cx="30" cy="28" r="6" />
      <path className="fill" d="M20 40h20L30 54zM30 54l9 14H21z" />
      <path d="M24 68l-4 14M36 68l4 14M20 40l-8 12M40 40l12-6" />
      <path className="mark" d="M52 34v-9M48 29l4-4 4 4" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  fill: none;
  stroke: ${theme.color.muted};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  .fill {
    fill: ${theme.color.muted};
  }

  .mark {
    stroke: ${theme.color.accent};
  }
`;
