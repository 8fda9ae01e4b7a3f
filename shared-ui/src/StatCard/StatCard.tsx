import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card/Card';
import { theme } from '../theme/theme';

export interface StatCardProps {
  /** May hold a link to what is counted. */
  label: ReactNode;
  value: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
}

/** One figure and what it counts. */
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

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};

  svg {
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
`;
