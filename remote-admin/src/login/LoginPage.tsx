import { useLocation } from 'react-router-dom';
import { loginNotice, useSignedInRedirect, useSignIn } from 'shared-auth';
import { SignInForm, TextLink } from 'shared-ui';
import { adminPaths } from '../admin-paths';
import { useWords, Words } from '../words';

/** `/admin/login`. A session that opens leads on to the page asked for, else to the dashboard. */
export function LoginPage() {
  const words = useWords();
  const { state } = useLocation() as { state: unknown };
  const { signIn, busy, error } = useSignIn('admin');
  const isSignedIn = useSignedInRedirect('admin');
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
        <Words id="login.noAccount" parts={{ register: <TextLink to={adminPaths.register} /> }} />
      }
      onSignIn={(credentials) => void signIn(credentials)}
    />
  );
}
