import type { ReactNode } from 'react';
import type { Tone } from '../theme/theme';

/** The result of the last act on a page. */
export interface Outcome {
  tone: Tone;
  title?: string | undefined;
  text: ReactNode;
  /** Undoes the act, and shows an outcome of its own. It is called once. */
  onUndo?: (() => Promise<void>) | undefined;
}
