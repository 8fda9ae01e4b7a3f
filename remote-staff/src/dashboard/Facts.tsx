import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and their values, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[2]};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
    padding-bottom: ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.line};
  }

  > div:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    font-weight: ${theme.text.strong};
    text-align: right;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
