import type { ReactNode } from 'react';

export interface NavigationEntry {
  to: string;
  label: string;
  icon?: ReactNode;
}

export interface AreaNavigationProps {
  /** For example 'User Services' (spec.md §2). */
  title: string;
  entries: readonly NavigationEntry[];
}
