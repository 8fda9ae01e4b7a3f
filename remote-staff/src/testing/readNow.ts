import { act } from '@testing-library/react';
import type { Watch } from 'shared-data';

/** The first value of a watch. What the open page shows of the same records is rendered before this resolves. */
export function readNow<T>(watch: Watch<T>): Promise<T> {
  let stop: () => void = () => undefined;
  const first = () =>
    new Promise<T>((resolve, reject) => {
      stop = watch({ next: resolve, error: reject });
    });
  return act(() => first().finally(() => stop()));
}
