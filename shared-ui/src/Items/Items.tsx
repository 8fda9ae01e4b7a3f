import type { ReactElement, ReactNode } from 'react';
import { EntryBoundary } from '../boundaries/EntryBoundary';

export interface ItemsProps<T> {
  of: readonly T[];
  /** As React's `key`. */
  keyOf: (item: T, index: number) => string | number;
  /** One entry of the list: an `li`. */
  children: (item: T, index: number) => ReactElement;
}

/** The entries of a list of records. One that throws is replaced by a sentence, as a row of `TableBody` is. */
export function Items<T>({ of, keyOf, children }: ItemsProps<T>): ReactNode {
  return of.map((item, index) => (
    <EntryBoundary key={keyOf(item, index)} fallback={asItem}>
      <Item>{() => children(item, index)}</Item>
    </EntryBoundary>
  ));
}

/** Renders the entry inside the boundary. */
function Item({ children }: { children: () => ReactElement }) {
  return children();
}

const asItem = (sentence: ReactNode) => <li>{sentence}</li>;
