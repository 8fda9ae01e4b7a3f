import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { theme } from 'shared-ui';
import { Chart } from './Chart';
import { fillOf, SeriesPatterns, type Series } from './series';
import { useWidth } from './useWidth';

/** Props that the axes have in common. */
const axisStyle = {
  stroke: theme.color.control,
  tickStroke: theme.color.control,
} as const;

const tickLabel = {
  fill: theme.color.muted,
  fontFamily: theme.text.family,
  fontSize: 12,
} as const;

export interface Column {
  /** Unique in the chart. */
  key: string;
  label: string;
  /** One for each series. */
  values: readonly number[];
}

interface ColumnChartProps {
  /** The accessible name of the chart; the table below has the figures. */
  label: string;
  columns: readonly Column[];
  series: readonly Series[];
}

const height = 240;
const margin = { top: 8, right: 8, bottom: 28, left: 36 };
/** Room that a label below a column needs, in CSS pixels. */
const labelWidth = 72;

/** Columns side by side, one group for each step. */
export function ColumnChart({ label, columns, series }: ColumnChartProps) {
  const prefix = `chart${useId()}`;
  const { ref, width } = useWidth(640);
  const right = Math.max(width - margin.right, margin.left + 1);
  const bottom = height - margin.bottom;
  const most = Math.max(1, ...columns.flatMap(({ values }) => values));

  const steps = scaleBand({
    domain: columns.map(({ key }) => key),
    range: [margin.left, right],
    padding: 0.25,
  });
  const within = scaleBand({
    domain: series.map(({ name }) => name),
    range: [0, steps.bandwidth()],
    padding: 0.1,
  });
  const heights = scaleLinear({ domain: [0, most], range: [bottom, margin.top], nice: true });
  const every = Math.ceil(
    columns.length / Math.max(1, Math.floor((right - margin.left) / labelWidth)),
  );
  const labels = new Map(columns.map((column) => [column.key, column.label]));
  const ticks = Math.min(most, 5);

  return (
    <div ref={ref}>
      <Chart width={width} height={height} role="img" aria-label={label}>
        <SeriesPatterns prefix={prefix} series={series} />
        {heights.ticks(ticks).map((tick) => (
          <line
            key={tick}
            x1={margin.left}
            x2={right}
            y1={heights(tick)}
            y2={heights(tick)}
            stroke={theme.color.line}
          />
        ))}
        {columns.map(({ key, values }) => (
          <Group key={key} left={steps(key) ?? 0}>
            {series.map((each, index) => {
              const top = heights(values[index] ?? 0);
              return (
                <Bar
                  key={each.name}
                  x={within(each.name)}
                  y={top}
                  width={within.bandwidth()}
                  height={bottom - top}
                  fill={fillOf(each, prefix)}
                  stroke={each.color}
                  strokeWidth={bottom - top > 0 ? 1 : 0}
                />
              );
            })}
          </Group>
        ))}
        <AxisLeft
          {...axisStyle}
          scale={heights}
          left={margin.left}
          numTicks={ticks}
          tickFormat={(value) => (Number.isInteger(value) ? String(value) : '')}
          tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          {...axisStyle}
          scale={steps}
          top={bottom}
          tickValues={columns.filter((_, index) => index % every === 0).map(({ key }) => key)}
          tickFormat={(key) => labels.get(key) ?? ''}
          tickLabelProps={{ ...tickLabel, textAnchor: 'middle' }}
        />
      </Chart>
    </div>
  );
}
