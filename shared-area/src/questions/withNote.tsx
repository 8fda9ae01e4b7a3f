import type { ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** A hint with the office's note on the answer above it, on a line of its own. */
export function withNote(note: string | undefined, hint: ReactNode): ReactNode {
  if (!note) return hint;
  return (
    <>
      <Note>{note}</Note> {hint}
    </>
  );
}

const Note = styled.strong`
  display: block;
  color: ${theme.color.ink};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
