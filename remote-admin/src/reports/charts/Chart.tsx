import { media } from 'shared-ui';
import { styled } from 'styled-components';

interface ChartProps {
  width: number;
  height: number;
}

/**
 * Drawn from left to right in any script: the anchors of its texts would change with the direction. On paper, which is
 * narrower than most windows and gets no new layout at another width, it shrinks as a whole.
 */
export const Chart = styled.svg.attrs<ChartProps>(({ width, height }) => ({
  viewBox: `0 0 ${width} ${height}`,
}))`
  direction: ltr;

  ${media.print} {
    max-width: 100%;
    height: auto;
  }
`;
