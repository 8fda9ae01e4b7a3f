import { media } from 'shared-ui';
import { styled } from 'styled-components';

interface ChartProps {
  width: number;
  height: number;
}

/**
 * It is drawn from the left in any script: what its texts are anchored by would turn with the direction. On paper, which
 * is narrower than most windows and is laid out without asking for another width, it shrinks as a whole.
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
