import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

/** Shown in the place of the form for 3000 ms (spec.md §9), and read out. */
export function Confirmation() {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone with the form.
  useEffect(() => box.current?.focus(), []);

  return (
    <Box ref={box} role="status" tabIndex={-1}>
      <CircleCheck size={36} aria-hidden="true" />
      <h2>{words('apply.confirmed')}</h2>
      <p>{words('apply.confirmedText')}</p>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  max-width: 720px;
  padding-block: ${theme.space[16]};
  text-align: center;

  > svg {
    color: ${theme.color.good};
  }
`;
