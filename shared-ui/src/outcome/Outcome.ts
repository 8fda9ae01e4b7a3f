import type { ReactNode } from 'react';
import type { Tone } from '../theme/theme';

/** The result of the last action on a page. */
export interface Outcome {
  tone: Tone;
  title?: string | undefined;
  text: ReactNode;
  /**
   * The pathname of the page that it belongs to, if the action leads to another one; otherwise it disappears with
   * the current page.
   */
  page?: string | undefined;
  /** Undoes the action, and shows an outcome of its own. Called once. */
  onUndo?: (() => Promise<unknown>) | undefined;
}
