import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { authCatalogue, AuthProvider, createFirebaseIdentity } from 'shared-auth';
import { GlobalStyle, LanguageProvider, registerCatalogue } from 'shared-ui';
import { readIdentityConfiguration } from './configuration/identity-configuration';
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
