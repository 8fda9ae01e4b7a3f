import type { ReactNode } from 'react';
import { Notice } from '../Notice/Notice';

export interface ErrorBoxProps {
  children: ReactNode;
}

/** The red box above a form that says what went wrong (spec.md §8). Said aloud when it appears. */
export function ErrorBox({ children }: ErrorBoxProps) {
  return (
    <Notice tone="bad" live="alert">
      {children}
    </Notice>
  );
}
