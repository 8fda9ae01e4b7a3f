import { use, type ReactNode } from 'react';
import { AreaHost } from 'shared-platform';
import { LazyPage } from '../LazyPage/LazyPage';
import { ErrorBoundary } from './ErrorBoundary';

/** Few people need it, so it is loaded only after an entry has thrown. */
const unshownText = async () => (await import('./UnshownText')).UnshownText;
const unshown = <LazyPage load={unshownText} props={{}} waiting={false} />;

interface EntryBoundaryProps {
  /** The sentence as an entry of the list. */
  fallback: (sentence: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * For one row or entry of a list: a record with something unforeseen costs its row, and not the page. The record is at
 * fault, and no build is blamed for it.
 */
export function EntryBoundary({ fallback, children }: EntryBoundaryProps) {
  const { onEntryCrash } = use(AreaHost);
  return (
    <ErrorBoundary of={children} onError={onEntryCrash} fallback={() => fallback(unshown)}>
      {children}
    </ErrorBoundary>
  );
}
