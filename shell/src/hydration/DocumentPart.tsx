import { createElement, Suspense, use, type ReactNode } from 'react';
import type { PageCode } from '../routing/pageCode';
import { useHydrated } from './useHydrated';

interface DocumentPartProps<P extends object> {
  code: PageCode<P>;
  props?: P | undefined;
  waiting: ReactNode;
}

const never = new Promise<never>(() => undefined);
const loading = new Map<object, Promise<unknown>>();

/**
 * A part of a page that is complete in the prerendered document and works without JavaScript: text, drawings,
 * links. React leaves it dehydrated, so that its code is not loaded on a first visit; it is loaded when the page is
 * rendered on the client. The element has to be created once, outside a component: new props from its parent would
 * make React render the part again.
 */
export function documentPart<P extends object>({
  code,
  props,
  waiting,
}: DocumentPartProps<P>): ReactNode {
  return (
    <Suspense fallback={waiting}>
      <Part<P> code={code} props={props} />
    </Suspense>
  );
}

function Part<P extends object>({ code, props }: Omit<DocumentPartProps<P>, 'waiting'>) {
  const isAnew = useHydrated();
  const there = code.now();
  if (there) return createElement(there, props);
  use(isAnew ? loadPart(code) : never);
  // Its code could not be loaded: the rest of the page is still usable.
  return null;
}

/** Fetches the code of a part, once at a time. Never rejects: the rest of the page is usable without it. */
export function loadPart<P extends object>(code: PageCode<P>): Promise<unknown> {
  let promise = loading.get(code);
  if (!promise) {
    promise = code.load().catch((error: unknown) => {
      console.warn('A part of the page could not be fetched', error);
    });
    loading.set(code, promise);
    void promise.then(() => loading.delete(code));
  }
  return promise;
}
