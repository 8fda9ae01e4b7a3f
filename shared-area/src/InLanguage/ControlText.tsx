import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';

interface ControlTextProps {
  /** Short, as it stands on the screen: 'Edit'. */
  children: string;
  /** Says which record it is about, whose name is marked with its language: 'Edit Income Certificate'. */
  name: ReactNode;
}

/**
 * The text of a button or a link that is named after a record. The name is a text and not an `aria-label`, no part of
 * which can be marked.
 */
export function ControlText({ children, name }: ControlTextProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
