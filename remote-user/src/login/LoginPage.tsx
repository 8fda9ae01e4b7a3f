import { useLocation, useNavigate } from 'react-router-dom';
import { loginNotice, returnPath, useSignIn } from 'shared-auth';
import { SignInForm, TextLink } from 'shared-ui';
import { userPaths } from '../user-paths';
import { useWords, Words } from '../words';

export function LoginPage() {
  const words = useWords();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { signIn, busy, error, warmUp } = useSignIn('user');

  return (
    <SignInForm
      title={words('login.title')}
      documentTitle={words('login.documentTitle')}
      lead={words('login.lead')}
      notice={loginNotice(state)}
      error={error}
      busy={busy}
      rememberable
      forgotPasswordPath="/forgot-password"
      footer={
        <Words id="login.noAccount" parts={{ register: <TextLink to={userPaths.register} /> }} />
      }
      onBegin={warmUp}
      onSignIn={async (credentials) => {
        if (await signIn(credentials)) void navigate(returnPath(state, 'user'), { replace: true });
      }}
    />
  );
}
