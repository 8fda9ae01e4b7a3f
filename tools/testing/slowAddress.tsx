import { act } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { LanguageProvider } from 'shared-platform';

/** An address that changes when the test says so, as on a phone that is slow to render a navigation. */
export function slowAddress() {
  let go: () => void = () => undefined;
  function SlowRouter({ children }: { children: ReactNode }) {
    const [location, setLocation] = useState('/');
    const navigator = useMemo((): Navigator => {
      const createHref: Navigator['createHref'] = (to) =>
        typeof to === 'string' ? to : createPath(to);
      const ask: Navigator['push'] = (to) => {
        go = () => setLocation(createHref(to));
      };
      return { push: ask, replace: ask, go: () => undefined, createHref };
    }, []);
    return (
      <LanguageProvider>
        <Router location={location} navigator={navigator}>
          {children}
        </Router>
      </LanguageProvider>
    );
  }
  return {
    SlowRouter,
    /** Completes the last navigation. */
    arrive: () => act(() => go()),
    /** Returns a function that completes the navigation that is the last one now. */
    pending: () => {
      const asked = go;
      return () => act(() => asked());
    },
  };
}
