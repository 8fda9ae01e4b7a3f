import type { ReactNode } from 'react';
import { Notice } from '../Notice/Notice';

export interface ErrorBoxProps {
  children: ReactNode;
}

/** The red box above a form with the error (spec.md §8). Announced when it appears. */
export function ErrorBox({ children }: ErrorBoxProps) {
  return (
    <Notice tone="bad" live="alert">
      {children}
    </Notice>
  );
}
