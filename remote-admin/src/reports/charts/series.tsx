import { PatternCircles, PatternLines } from '@visx/pattern';
import { theme } from 'shared-ui';

/** How a series is drawn: filled, striped or dotted, so that it is told apart without colour. */
export type SeriesLook = 'solid' | 'striped' | 'dotted';

const colors: Record<SeriesLook, string> = {
  solid: theme.color.primary,
  striped: theme.color.info,
  dotted: theme.color.bad,
};

export function colorOf(look: SeriesLook): string {
  return colors[look];
}

/** What a bar of a series is filled with. @param prefix of the chart's patterns */
export function fillOf(look: SeriesLook, prefix: string): string {
  return look === 'solid' ? colors.solid : `url(#${prefix}-${look})`;
}

interface SeriesPatternsProps {
  /** Unique in the document. */
  prefix: string;
}

/** The patterns of a chart; rendered once within its SVG. */
export function SeriesPatterns({ prefix }: SeriesPatternsProps) {
  return (
    <>
      <PatternLines
        id={`${prefix}-striped`}
        width={6}
        height={6}
        stroke={colors.striped}
        strokeWidth={2}
        orientation={['diagonal']}
      />
      <PatternCircles
        id={`${prefix}-dotted`}
        width={6}
        height={6}
        radius={1.6}
        fill={colors.dotted}
        complement
      />
    </>
  );
}
