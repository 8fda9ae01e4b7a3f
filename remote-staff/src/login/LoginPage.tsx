import { useLocation, useNavigate } from 'react-router-dom';
import { loginNotice, returnPath, useSignIn } from 'shared-auth';
import { SignInForm, TextLink } from 'shared-ui';
import { staffPaths } from '../staff-paths';
import { useWords, Words } from '../words';

export function LoginPage() {
  const words = useWords();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { signIn, busy, error } = useSignIn('staff');

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
      onSignIn={async (credentials) => {
        if (await signIn(credentials)) void navigate(returnPath(state, 'staff'), { replace: true });
      }}
    />
  );
}
