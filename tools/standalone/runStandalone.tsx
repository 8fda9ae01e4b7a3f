import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  authCatalogue,
  AuthProvider,
  createFirebaseIdentity,
  parseIdentityConfig,
  readSession,
  writeSession,
} from 'shared-auth';
import { configureRecords } from 'shared-data';
import { GlobalStyle } from 'shared-ui';
import { LanguageProvider, registerCatalogue } from 'shared-platform';
import { StandaloneArea, type StandaloneAreaProps } from './StandaloneArea';
import { demoPerson } from './demoPerson';

/**
 * Runs an area as an application of its own, with its role signed in and the device store.
 * Signing in with a form needs the accounts, which `npm run dev` or `npm start` provide.
 */
export function runStandalone({ area, App }: StandaloneAreaProps): void {
  registerCatalogue('auth', authCatalogue);
  configureRecords({ store: 'device' });
  if (readSession()?.role !== area) writeSession(demoPerson(area));
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root to render the area into.');
  createRoot(container).render(
    <StrictMode>
      <LanguageProvider>
        <BrowserRouter>
          <AuthProvider identity={identity}>
            <GlobalStyle />
            <StandaloneArea area={area} App={App} />
          </AuthProvider>
        </BrowserRouter>
      </LanguageProvider>
    </StrictMode>,
  );
}

const identity = createFirebaseIdentity(async () => {
  const response = await fetch('/config.json');
  const config = (await response.json()) as { identity?: unknown };
  return parseIdentityConfig(config.identity);
});
