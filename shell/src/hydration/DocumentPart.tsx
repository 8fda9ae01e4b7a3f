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
 * A part of a page that its prerendered document holds, and that works as it stands there: text, drawings, links
 * with an address of their own. React leaves it as it is, so that its code is not fetched for a first visit;
 * where the page is rendered anew it is. The element has to be made once, outside a component: React would
 * render a part anew that its parent gives other props.
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
  // Its code could not be had: what stands beside it leads on, too.
  return null;
}

/** Fetches the code of a part, once at a time. Never rejects: without it the page leads on by what stands beside it. */
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
