import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { authCatalogue, AuthProvider, createFirebaseIdentity } from 'shared-auth';
import { GlobalStyle, LanguageProvider, registerCatalogue } from 'shared-ui';
import { readIdentityConfiguration } from './configuration/identity-configuration';
import { whenAtRest } from './configuration/when-at-rest';
import { startMonitoring } from './monitoring/start-monitoring';
import { startWorker } from './offline/start-worker';
import { Portal } from './Portal';

registerCatalogue('auth', authCatalogue);

const identity = createFirebaseIdentity(readIdentityConfiguration);
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to render the portal into.');

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <BrowserRouter>
        <AuthProvider identity={identity}>
          <GlobalStyle />
          <Portal />
        </AuthProvider>
      </BrowserRouter>
    </LanguageProvider>
  </StrictMode>,
);

whenAtRest(() => {
  startWorker().catch((error: unknown) => {
    console.warn('The service worker could not be started', error);
  });
  startMonitoring().catch((error: unknown) => {
    console.warn('The monitoring could not be started', error);
  });
});
