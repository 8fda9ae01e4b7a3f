import type { Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { Strokes } from './drawings';

export interface DrawingFrameProps {
  /** Undefined while they load: the place is reserved. */
  strokes?: Strokes;
  ref?: Ref<SVGSVGElement>;
}

/** A drawing in the two colours of all drawings. Decorative. */
export function DrawingFrame({ strokes, ref }: DrawingFrameProps) {
  return (
    <Frame ref={ref} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
      <path d={strokes?.[0]} />
      <path d={strokes?.[1]} />
      <path d={strokes?.[2]} />
    </Frame>
  );
}

const Frame = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  color: ${theme.color.muted};

  path:nth-child(2) {
    fill: currentColor;
  }

  path:nth-child(3) {
    stroke: ${theme.color.accent};
  }
`;
