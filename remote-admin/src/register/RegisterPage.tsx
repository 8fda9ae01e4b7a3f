import { adminPasswordMinimum, useRegisterAdmin, useSignedInRedirect } from 'shared-auth';
import { AuthCard, ErrorBox, LoadingOverlay, TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useMessages, FormattedMessage } from '../i18n';
import { RegisterForm } from './RegisterForm';

/** `/admin/register`. A session that opens leads on to the dashboard. */
export function RegisterPage() {
  const t = useMessages();
  const { submit, busy, error, errorFields } = useRegisterAdmin();
  const isSignedIn = useSignedInRedirect('admin');
  if (isSignedIn) return null;

  return (
    <AuthCard
      title={t('register.title')}
      documentTitle={t('register.documentTitle')}
      lead={t('register.lead')}
      footer={
        <FormattedMessage
          id="register.hasAccount"
          parts={{ signIn: <TextLink to={adminPaths.login} /> }}
        />
      }
    >
      {busy && <LoadingOverlay />}
      {error && <ErrorBox>{error}</ErrorBox>}
      <RegisterForm
        minimum={adminPasswordMinimum}
        busy={busy}
        wrongFields={errorFields}
        onRegister={submit}
      />
    </AuthCard>
  );
}
