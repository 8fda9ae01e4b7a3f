import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { Chart } from './Chart';
import type { Column } from './ColumnChart';
import { fillOf, SeriesPatterns, type Series } from './series';
import { useWidth } from './useWidth';

interface StackedBarsProps {
  /** The accessible name of the chart; the table below has the figures. */
  label: string;
  bars: readonly Column[];
  series: readonly Series[];
}

const rowHeight = 52;
/** Room for the total at the end of a bar, in CSS pixels. */
const totalWidth = 40;

/** Horizontal bars, each stacked from its series, with the name above and the total at the end. */
export function StackedBars({ label, bars, series }: StackedBarsProps) {
  const prefix = `chart${useId()}`;
  const { ref, width } = useWidth(640);
  const height = bars.length * rowHeight;
  const totalOf = ({ values }: Column) => values.reduce((sum, value) => sum + value, 0);
  const most = Math.max(1, ...bars.map(totalOf));
  const rows = scaleBand({ domain: bars.map(({ key }) => key), range: [0, height] });
  const lengths = scaleLinear({ domain: [0, most], range: [0, Math.max(1, width - totalWidth)] });

  return (
    <div ref={ref}>
      <Chart width={width} height={height} role="img" aria-label={label}>
        <SeriesPatterns prefix={prefix} series={series} />
        {bars.map((bar) => (
          <Group key={bar.key} top={rows(bar.key) ?? 0}>
            <foreignObject width={width} height={20}>
              <Name>{bar.label}</Name>
            </foreignObject>
            {series.map((each, index) => {
              const before = bar.values.slice(0, index).reduce((sum, value) => sum + value, 0);
              const value = bar.values[index] ?? 0;
              return (
                <Bar
                  key={each.name}
                  x={lengths(before)}
                  y={22}
                  width={lengths(value)}
                  height={20}
                  fill={fillOf(each, prefix)}
                  stroke={each.color}
                  strokeWidth={value > 0 ? 1 : 0}
                />
              );
            })}
            <text
              x={lengths(totalOf(bar)) + 8}
              y={37}
              fontSize={14}
              fontWeight={600}
              fill={theme.color.ink}
            >
              {totalOf(bar)}
            </text>
          </Group>
        ))}
      </Chart>
    </div>
  );
}

/** A name that is too long for the chart is cut with an ellipsis; the table below has it in full. */
const Name = styled.div`
  overflow: hidden;
  color: ${theme.color.ink};
  font-size: 14px;
  line-height: 1.43;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
