import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** The results of axe. Runs inside `act`, so that records that load meanwhile do not change the page. */
export function axeOf(container: Element) {
  return act(() => axe(container));
}
