import type { ReactNode } from 'react';
import type { Tone } from '../theme/theme';

/** What came of the last action on a page. */
export interface Outcome {
  tone: Tone;
  title?: string | undefined;
  text: ReactNode;
  /** The pathname of the page that it is for, where the action leads to another one; else it goes with its page. */
  page?: string | undefined;
  /** Undoes the action, and shows an outcome of its own. It is called once. */
  onUndo?: (() => Promise<unknown>) | undefined;
}
