import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawing } from '../Drawing/Drawing';
import type { DrawingName } from '../Drawing/drawings';
import { theme } from '../theme/theme';

export interface EmptyStateProps {
  title: string;
  /** The subject of its text; by default a search without a result. */
  drawing?: DrawingName;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says why there is nothing here, and what to do next. */
export function EmptyState({ title, drawing = 'shelf', children, action }: EmptyStateProps) {
  return (
    <Box>
      <Drawing of={drawing} />
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${theme.space[8]} ${theme.space[4]};
  text-align: center;
`;

const Title = styled.p`
  margin-top: ${theme.space[4]};
  font-size: ${theme.text.size18};
  font-weight: ${theme.text.heading};
`;

const Text = styled.div`
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
`;

const Action = styled.div`
  margin-top: ${theme.space[4]};
`;
