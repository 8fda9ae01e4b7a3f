import { useLocation } from 'react-router-dom';
import { useRegisterUser, useSignedInRedirect } from 'shared-auth';
import { AuthCard, ErrorBox, LoadingOverlay, TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useWords, Words } from '../words';
import { RegisterForm } from './RegisterForm';

export function RegisterPage() {
  const words = useWords();
  const { state } = useLocation() as { state: unknown };
  const { submit, busy, error } = useRegisterUser();
  const isSignedIn = useSignedInRedirect('user');
  if (isSignedIn) return null;

  return (
    <AuthCard
      title={words('register.title')}
      documentTitle={words('register.documentTitle')}
      lead={words('register.lead')}
      footer={
        <Words
          id="register.hasAccount"
          parts={{ signIn: <TextLink to={userPaths.login} state={state} /> }}
        />
      }
    >
      {busy && <LoadingOverlay />}
      {error && <ErrorBox>{error}</ErrorBox>}
      <RegisterForm busy={busy} onRegister={submit} />
    </AuthCard>
  );
}
