import { useLocation } from 'react-router-dom';
import { loginNotice, useSignedInRedirect, useSignIn } from 'shared-auth';
import { SignInForm, TextLink } from 'shared-ui';
import { portalPaths, userPaths } from '../user-paths';
import { useWords, Words } from '../words';

export function LoginPage() {
  const words = useWords();
  const { state } = useLocation() as { state: unknown };
  const { signIn, busy, error } = useSignIn('user');
  const isSignedIn = useSignedInRedirect('user');
  if (isSignedIn) return null;

  return (
    <SignInForm
      title={words('login.title')}
      documentTitle={words('login.documentTitle')}
      lead={words('login.lead')}
      notice={loginNotice(state)}
      error={error}
      busy={busy}
      forgotPasswordPath={portalPaths.forgotPassword}
      footer={
        <Words
          id="login.noAccount"
          parts={{ register: <TextLink to={userPaths.register} state={state} /> }}
        />
      }
      onSignIn={(credentials) => void signIn(credentials)}
    />
  );
}
