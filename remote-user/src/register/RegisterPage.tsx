import { useLocation } from 'react-router-dom';
import { useRegisterUser, useSignedInRedirect } from 'shared-auth';
import { AuthCard, ErrorBox, LoadingOverlay, TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useMessages, FormattedMessage } from '../i18n';
import { RegisterForm } from './RegisterForm';

export function RegisterPage() {
  const t = useMessages();
  const { state } = useLocation() as { state: unknown };
  const { submit, busy, error } = useRegisterUser();
  const isSignedIn = useSignedInRedirect('user');
  if (isSignedIn) return null;

  return (
    <AuthCard
      title={t('register.title')}
      documentTitle={t('register.documentTitle')}
      lead={t('register.lead')}
      footer={
        <FormattedMessage
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
