import { act } from '@testing-library/react';
import type { Watch } from 'shared-data';
import { firstValue } from '../applications/export/firstValue';

/** The first value of a watch. What the open page shows of the same records is rendered before this resolves. */
export function readNow<T>(watch: Watch<T>): Promise<T> {
  return act(() => firstValue(watch));
}
