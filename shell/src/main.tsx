import { StrictMode } from 'react';
import { AuthProvider, readEndedSession, readSession } from 'shared-auth';
import { LanguageProvider } from 'shared-platform';
import { accessControl } from './access/accessControl';
import { confirmLogout } from './access/confirmLogout';
import { SignOutQuestion } from './access/SignOutQuestion';
import { discardSubmissions, forgetRecords } from './configuration/forgetRecords';
import { identity } from './configuration/identity';
import { whenAtRest } from './configuration/whenAtRest';
import { rootId } from './hydration/documentPage';
import { openPortal } from './hydration/openPortal';
import { startMonitoring } from './monitoring/startMonitoring';
import { startWorker } from './offline/startWorker';
import { LanguageRouter } from './language/LanguageRouter';
import { isMarkedAsEnough } from './older-browsers/floorMark';
import { Portal } from './Portal';

const root = document.getElementById(rootId);
if (!root) throw new Error('The document has no #root to render the portal into.');

const portal = (
  <StrictMode>
    <LanguageProvider>
      <LanguageRouter>
        <AuthProvider
          identity={identity}
          access={accessControl}
          confirmLogout={confirmLogout}
          onSessionEnd={forgetRecords}
        >
          <Portal />
          <SignOutQuestion discard={discardSubmissions} />
        </AuthProvider>
      </LanguageRouter>
    </LanguageProvider>
  </StrictMode>
);

// In a browser that the portal does not support, the document stays as it is, with its notice.
if (isMarkedAsEnough(document.documentElement)) open(root);

function open(place: HTMLElement) {
  // Read first: this notes a session that has ended.
  readSession();
  if (readEndedSession() === null) void openPortal(place, portal);
  else void wipeThenOpen(place);
  whenAtRest(startAtRest);
}

async function wipeThenOpen(place: HTMLElement) {
  try {
    await (await import('./configuration/wipeEndedSession')).wipeEndedSession();
  } catch (error) {
    console.warn('What the last session has left could not be wiped yet.', error);
  }
  await openPortal(place, portal);
}

function startAtRest() {
  startWorker().catch((error: unknown) => {
    console.warn('The service worker could not be started', error);
  });
  startMonitoring().catch((error: unknown) => {
    console.warn('The monitoring could not be started', error);
  });
}
