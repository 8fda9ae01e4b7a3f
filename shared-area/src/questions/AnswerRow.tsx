import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface AnswerRowProps {
  children: ReactNode;
  /** What stands beside it, such as 'Change'. */
  action?: ReactNode;
}

/** An answer in a list. Lines of an address, and names of files, stay lines. */
export function AnswerRow({ children, action }: AnswerRowProps) {
  return (
    <Row>
      <Answer>{children}</Answer>
      {action}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

const Answer = styled.span`
  min-width: 0;
  white-space: pre-line;
`;
