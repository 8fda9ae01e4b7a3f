import { useEffect, useRef, type ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface FocusedLineProps {
  children: ReactNode;
}

/** A lasting line above the form. It follows the confirmation, which took the focus with it. */
export function FocusedLine({ children }: FocusedLineProps) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus();
  }, []);

  return (
    <Line ref={line} tabIndex={-1}>
      {children}
    </Line>
  );
}

const Line = styled.div`
  max-width: 720px;
  margin-bottom: ${theme.space[6]};
`;
