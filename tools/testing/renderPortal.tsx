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
  /** Where the person is; '/' unless told otherwise. An object carries a `state` along. */
  path?: Location;
  /** Who is signed in: a role, for a made-up person who has it, or a certain person. Nobody by default. */
  session?: Role | SessionUser;
  /** What the identity provider does other than agreeing. */
  identity?: Partial<IdentityProvider>;
}

/** The person who is signed in as a role, unless a test names one. */
export function personWith(role: Role): SessionUser {
  return { uid: `demo-${role}`, name: 'Asha Kulkarni', email: 'asha@example.com', role };
}

/**
 * Renders as the portal does: words, routes, session. `user` acts at once, so that it gets on with fake
 * timers too.
 */
export function renderPortal(
  ui: ReactElement,
  { path = '/', session, identity: overrides }: RenderPortalOptions = {},
) {
  // Of the session of another test.
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
