import type { ReactNode } from 'react';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
  /** Figures stay beside their names on a phone. */
  short?: boolean;
}

/** Names and values, side by side; on a phone one below the other. */
export function Facts({ facts, short = false }: FactsProps) {
  return (
    <List $short={short}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $short: boolean }>`
  border-top: 1px solid ${theme.color.line};

  > div {
    display: grid;
    grid-template-columns: 180px minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[4]};
    padding: ${theme.space[3]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    > div {
      grid-template-columns: ${({ $short }) => ($short ? '1fr auto' : 'minmax(0, 1fr)')};
    }
  }
`;
