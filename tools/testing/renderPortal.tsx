import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  AuthProvider,
  writeSession,
  type IdentityProvider,
  type Role,
  type SessionUser,
} from 'shared-auth';
import { forgetKeptWork, LanguageProvider } from 'shared-platform';
import { createFakeIdentity } from './createFakeIdentity';

type Location = Exclude<Parameters<typeof MemoryRouter>[0]['initialEntries'], undefined>[number];

export interface RenderPortalOptions {
  /** The address of the page; '/' by default. An object can include a `state`. */
  path?: Location;
  /** The signed-in person: a role, for a made-up person with it, or a specific person. By default nobody is signed in. */
  session?: Role | SessionUser;
  /** The identity provider's results; by default every call succeeds. */
  identity?: Partial<IdentityProvider>;
}

/** The person who is signed in for a role, unless a test specifies one. */
export function personWith(role: Role): SessionUser {
  return { uid: `demo-${role}`, name: 'Asha Kulkarni', email: 'asha@example.com', role };
}

/**
 * Renders with the portal's messages, routes and session. `user` has no delays, so that it also works with fake timers.
 */
export function renderPortal(
  ui: ReactElement,
  { path = '/', session, identity: overrides }: RenderPortalOptions = {},
) {
  // Removes the work of another test's session.
  forgetKeptWork();
  if (session) writeSession(typeof session === 'string' ? personWith(session) : session);
  const identity = createFakeIdentity(overrides);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <LanguageProvider>
      <MemoryRouter initialEntries={[path]}>
        <AuthProvider identity={identity}>{ui}</AuthProvider>
      </MemoryRouter>
    </LanguageProvider>,
  );
  return { user, identity, ...view };
}
