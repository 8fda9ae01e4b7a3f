import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card/Card';
import { theme } from '../theme/theme';

export interface StatCardProps {
  /** May contain a link to the counted things. */
  label: ReactNode;
  value: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
}

/** One figure and what it counts. A word that is too long for the card breaks. */
export function StatCard({ label, value, icon, hint }: StatCardProps) {
  return (
    <Card>
      <Label>
        {icon}
        {label}
      </Label>
      <Value>{value}</Value>
      {hint && <Hint>{hint}</Hint>}
    </Card>
  );
}

/** The list for several figures, each in an `<li>`: screen readers announce how many there are. */
export const StatList = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    max-width: none;
  }
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: ${theme.color.primary};
  }
`;

const Value = styled.p`
  margin-top: ${theme.space[1]};
  font-size: ${theme.text.size28};
  font-weight: ${theme.text.heading};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
`;

const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;
`;
