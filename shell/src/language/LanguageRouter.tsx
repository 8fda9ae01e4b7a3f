import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { activateLanguage } from 'shared-platform';
import { directionOf, firstLanguage } from 'shared-ui/languages';
import { basenameOf, languageOfPath } from './languagePaths';

/**
 * Like `BrowserRouter`, whose `basename` cannot change: here the `basename` is the language in the address, and the
 * portal is shown in that language. Switching the language is a navigation, which keeps all state.
 */
export function LanguageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState<Pick<typeof history, 'action' | 'location'>>(
    () => ({
      action: history.action,
      location: history.location,
    }),
  );
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) =>
        startTransition(() => setState({ action, location })),
      ),
    [history],
  );

  const language = languageOfPath(location.pathname) ?? firstLanguage;
  useEffect(() => {
    activateLanguage(language, directionOf(language)).catch((error: unknown) => {
      console.warn(`The portal could not be shown in '${language}'`, error);
    });
  }, [language]);

  return (
    <Router
      basename={basenameOf(location.pathname)}
      location={location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
