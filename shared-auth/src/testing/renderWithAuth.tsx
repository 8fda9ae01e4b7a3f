import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccessControl } from '../access/AccessContext';
import type { AuthContextValue } from '../context/AuthContext';
import { AuthProvider, type AuthProviderProps } from '../context/AuthProvider';
import { useAuth } from '../context/useAuth';
import type { IdentityProvider } from '../identity/IdentityProvider';
import { createFakeIdentity } from './createFakeIdentity';

type RouterInMemory = ComponentType<{
  initialEntries: (string | { pathname: string; state?: unknown })[];
  children: ReactNode;
}>;

interface RenderOptions {
  identity?: IdentityProvider;
  path?: string | { pathname: string; state?: unknown };
  onSessionEnd?: () => unknown;
  access?: AccessControl;
  confirmLogout?: NonNullable<AuthProviderProps['confirmLogout']>;
}

interface Current {
  auth: AuthContextValue;
  location: ReturnType<typeof useLocation>;
}

/** Renders inside the real providers; `current()` is what the context and the router hold now. */
export function renderWithAuth(
  MemoryRouter: RouterInMemory,
  children: ReactNode,
  { identity = createFakeIdentity(), path = '/', ...options }: RenderOptions = {},
) {
  let latest: Current | undefined;

  function Observer() {
    const observed = { auth: useAuth(), location: useLocation() };
    observe(observed);
    return null;
  }

  function observe(observed: Current) {
    latest = observed;
  }

  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <AuthProvider identity={identity} {...options}>
        <Observer />
        {children}
      </AuthProvider>
    </MemoryRouter>,
  );

  function current(): Current {
    if (!latest) throw new Error('Nothing was rendered');
    return latest;
  }

  return {
    ...view,
    identity,
    current,
    user: userEvent.setup({ delay: null }),
    /** Calls a function of the context and waits for it to finish. */
    async run(call: (auth: AuthContextValue) => unknown) {
      await act(async () => {
        await call(current().auth);
      });
    },
  };
}
