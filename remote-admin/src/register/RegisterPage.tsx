import { adminPasswordMinimum, useRegisterAdmin, useSignedInRedirect } from 'shared-auth';
import { AuthCard, ErrorBox, LoadingOverlay, TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useWords, Words } from '../words';
import { RegisterForm } from './RegisterForm';

/** `/admin/register`. A session that opens leads on to the dashboard. */
export function RegisterPage() {
  const words = useWords();
  const { submit, busy, error, errorFields } = useRegisterAdmin();
  const isSignedIn = useSignedInRedirect('admin');
  if (isSignedIn) return null;

  return (
    <AuthCard
      title={words('register.title')}
      documentTitle={words('register.documentTitle')}
      lead={words('register.lead')}
      footer={
        <Words id="register.hasAccount" parts={{ signIn: <TextLink to={adminPaths.login} /> }} />
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
