import { PatternCircles, PatternLines } from '@visx/pattern';
import { theme } from 'shared-ui';

/** How a series is drawn: filled, striped or dotted, so that it is distinguishable without colour. */
export type SeriesLook = 'solid' | 'striped' | 'dotted';

export interface Series {
  name: string;
  look: SeriesLook;
  /** A colour of the theme. */
  color: string;
}

/** The fill of a bar of a series. @param prefix of the chart's patterns */
export function fillOf({ look, color }: Series, prefix: string): string {
  return look === 'solid' ? color : `url(#${prefix}-${look})`;
}

interface SeriesPatternsProps {
  /** Unique in the document. */
  prefix: string;
  /** All of them must look different. */
  series: readonly Series[];
}

/** The patterns of a chart; rendered once within its SVG. */
export function SeriesPatterns({ prefix, series }: SeriesPatternsProps) {
  const colorOf = (look: SeriesLook) => series.find((each) => each.look === look)?.color;
  return (
    <>
      <PatternLines
        id={`${prefix}-striped`}
        width={6}
        height={6}
        stroke={colorOf('striped') ?? theme.color.neutral}
        strokeWidth={2}
        orientation={['diagonal']}
      />
      <PatternCircles
        id={`${prefix}-dotted`}
        width={6}
        height={6}
        radius={1.6}
        fill={colorOf('dotted') ?? theme.color.neutral}
        complement
      />
    </>
  );
}
