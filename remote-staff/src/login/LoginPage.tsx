import { useLocation } from 'react-router-dom';
import { loginNotice, useSignedInRedirect, useSignIn } from 'shared-auth';
import { SignInForm, TextLink } from 'shared-ui';
import { staffPaths } from '../staff-paths';
import { useWords, Words } from '../words';

export function LoginPage() {
  const words = useWords();
  const { state } = useLocation() as { state: unknown };
  const { signIn, busy, error } = useSignIn('staff');
  const isSignedIn = useSignedInRedirect('staff');
  if (isSignedIn) return null;

  return (
    <SignInForm
      title={words('login.title')}
      documentTitle={words('login.documentTitle')}
      lead={words('login.lead')}
      notice={loginNotice(state)}
      error={error}
      busy={busy}
      forgotPasswordPath="/forgot-password"
      footer={
        <Words id="login.noAccess" parts={{ request: <TextLink to={staffPaths.request} /> }} />
      }
      onSignIn={(credentials) => void signIn(credentials)}
    />
  );
}
