import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** What axe finds. Inside `act`, so that records that arrive meanwhile do not change the page under it. */
export function axeOf(container: Element) {
  return act(() => axe(container));
}
