import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';

interface ControlTextProps {
  /** The short visible text: 'Edit'. */
  children: string;
  /** The full name, which includes the record's name, marked with its language: 'Edit Income Certificate'. */
  name: ReactNode;
}

/**
 * The text of a button or a link that is named after a record. The name is a text and not an `aria-label`, because
 * parts of an attribute cannot be marked with a language.
 */
export function ControlText({ children, name }: ControlTextProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
