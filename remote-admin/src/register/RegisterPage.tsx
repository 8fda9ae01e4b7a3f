import { useSignedInRedirect } from 'shared-auth';
import { adminPasswordMinimum, useRegisterAdmin } from 'shared-auth/register';
import { AuthCard, ErrorBox, LoadingOverlay, TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useRegisterMessages, RegisterMessage } from './i18n';
import { RegisterForm } from './RegisterForm';

/** `/admin/register`. Redirects to the dashboard once a session is open. */
export function RegisterPage() {
  const t = useRegisterMessages();
  const { submit, busy, error, errorFields, refused } = useRegisterAdmin();
  const isSignedIn = useSignedInRedirect('admin');
  if (isSignedIn) return null;

  return (
    <AuthCard
      title={t('title')}
      documentTitle={t('documentTitle')}
      lead={t('lead')}
      footer={
        <RegisterMessage id="hasAccount" parts={{ signIn: <TextLink to={adminPaths.login} /> }} />
      }
    >
      {busy && <LoadingOverlay />}
      {error && <ErrorBox>{error}</ErrorBox>}
      <RegisterForm
        minimum={adminPasswordMinimum}
        busy={busy}
        wrongFields={errorFields}
        refused={refused}
        onRegister={submit}
      />
    </AuthCard>
  );
}
