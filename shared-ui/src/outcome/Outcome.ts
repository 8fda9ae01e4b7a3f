import type { ReactNode } from 'react';
import type { Tone } from '../theme/theme';

/** What came of the last action on a page. */
export interface Outcome {
  tone: Tone;
  title?: string | undefined;
  text: ReactNode;
  /** Undoes the action, and shows an outcome of its own. It is called once. */
  onUndo?: (() => Promise<unknown>) | undefined;
}
