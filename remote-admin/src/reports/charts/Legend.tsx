import { useId } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { fillOf, SeriesPatterns, type Series } from './series';

interface LegendProps {
  series: readonly Series[];
}

/** Which pattern is which series. */
export function Legend({ series }: LegendProps) {
  const prefix = `legend${useId()}`;
  return (
    <List>
      {series.map((each) => (
        <li key={each.name}>
          <svg width={20} height={16} aria-hidden="true">
            <SeriesPatterns prefix={`${prefix}${each.look}`} series={[each]} />
            <rect
              x={1}
              y={1}
              width={18}
              height={14}
              fill={fillOf(each, `${prefix}${each.look}`)}
              stroke={each.color}
            />
          </svg>
          {each.name}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-bottom: ${theme.space[2]};
  padding: 0;
  font-size: ${theme.text.size14};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;
