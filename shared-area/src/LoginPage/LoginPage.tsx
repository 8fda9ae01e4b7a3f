import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginNotice, useSignedInRedirect, useSignIn, type Role } from 'shared-auth';
import { SignInForm } from 'shared-ui';

interface LoginPageProps {
  role: Role;
  title: string;
  documentTitle: string;
  lead: string;
  /** The link for a person who has no account. */
  footer: ReactNode;
}

/** The login of an area. After signing in it opens the requested page, or else the dashboard. */
export function LoginPage({ role, ...texts }: LoginPageProps) {
  const { state } = useLocation() as { state: unknown };
  const { signIn, busy, error, errorFields } = useSignIn(role);
  const isSignedIn = useSignedInRedirect(role);
  if (isSignedIn) return null;

  return (
    <SignInForm
      {...texts}
      notice={loginNotice(state)}
      error={error}
      emptyFields={errorFields}
      busy={busy}
      forgotPasswordPath="/forgot-password"
      onSignIn={(credentials) => void signIn(credentials)}
    />
  );
}
