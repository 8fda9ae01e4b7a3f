import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginNotice, useSignedInRedirect, useSignIn, type Role } from 'shared-auth';
import { SignInForm } from 'shared-ui';

interface LoginPageProps {
  role: Role;
  title: string;
  documentTitle: string;
  lead: string;
  /** The way to an account for a person who has none. */
  footer: ReactNode;
}

/** The login of an area. A session that opens leads on to the page asked for, else to the dashboard. */
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
