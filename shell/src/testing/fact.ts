import { screen } from '@testing-library/react';

/** The value beside a label in the list of facts. */
export function fact(label: string): HTMLElement | undefined {
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return screen.getAllByRole('definition')[names.indexOf(label)];
}
