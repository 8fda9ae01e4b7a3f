import { useLocation } from 'react-router-dom';
import { useSignedInRedirect } from 'shared-auth';
import { useRegisterUser } from 'shared-auth/register';
import { AuthCard, ErrorBox, LoadingOverlay, TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useRegisterMessages, RegisterMessage } from './i18n';
import { RegisterForm } from './RegisterForm';

export function RegisterPage() {
  const t = useRegisterMessages();
  const { state } = useLocation() as { state: unknown };
  const { submit, busy, error, refused } = useRegisterUser();
  const isSignedIn = useSignedInRedirect('user');
  if (isSignedIn) return null;

  return (
    <AuthCard
      title={t('title')}
      documentTitle={t('documentTitle')}
      lead={t('lead')}
      footer={
        <RegisterMessage
          id="hasAccount"
          parts={{ signIn: <TextLink to={userPaths.login} state={state} /> }}
        />
      }
    >
      {busy && <LoadingOverlay />}
      {error && <ErrorBox>{error}</ErrorBox>}
      <RegisterForm busy={busy} refused={refused} onRegister={submit} />
    </AuthCard>
  );
}
