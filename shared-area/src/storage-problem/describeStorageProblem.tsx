import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { StorageProblemProps } from './StorageProblem';

const StorageProblem = lazy<ComponentType<StorageProblemProps>>(() =>
  import('./StorageProblem').then(
    ({ StorageProblem: loaded }) => ({ default: loaded }),
    () => ({ default: ({ otherwise }) => otherwise }),
  ),
);

/** For an error of the browser's storage, what it is and what helps, loaded then; else the other message. */
export function describeStorageProblem(error: unknown, otherwise: string): ReactNode {
  const name = String((Object(error) as { name?: unknown }).name);
  return name.startsWith('Storage') ? (
    <span>
      <Suspense>
        <StorageProblem name={name} otherwise={otherwise} />
      </Suspense>
    </span>
  ) : (
    otherwise
  );
}
