import { useEffect, useRef, type SubmitEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AuthCard } from '../AuthCard/AuthCard';
import { Button } from '../Button/Button';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { ErrorBox } from '../ErrorBox/ErrorBox';
import { LoadingOverlay } from '../LoadingOverlay/LoadingOverlay';
import { Notice } from '../Notice/Notice';
import { PasswordField } from '../PasswordField/PasswordField';
import { TextField } from '../TextField/TextField';
import { TextLink } from '../TextLink/TextLink';
import { theme } from '../theme/theme';
import { useMessages } from './i18n';

export interface Credentials {
  email: string;
  password: string;
  /** False if the session should end with the browser. */
  remember: boolean;
}

export interface SignInFormProps {
  title: string;
  lead: string;
  documentTitle: string;
  /** Why the visitor is here, such as 'Please login as User first'. */
  notice?: string | null;
  error: string | null;
  /** The fields that are empty. */
  emptyFields: readonly (keyof Credentials)[];
  busy: boolean;
  forgotPasswordPath: string;
  footer: ReactNode;
  onSignIn: (credentials: Credentials) => void;
  /** Called when the visitor starts to use the form: the time to load the code for signing in. */
  onBegin?: () => void;
}

/**
 * The sign-in screen of the three areas. Its fields keep their values, whether signing in succeeds or fails.
 */
export function SignInForm({
  title,
  lead,
  documentTitle,
  notice,
  error,
  emptyFields,
  busy,
  forgotPasswordPath,
  footer,
  onSignIn,
  onBegin,
}: SignInFormProps) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [firstEmpty] = emptyFields;

  useEffect(() => {
    if (firstEmpty) form.current?.querySelector<HTMLElement>(`[name="${firstEmpty}"]`)?.focus();
  }, [firstEmpty, emptyFields]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSignIn({
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
      remember: fields.has('remember'),
    });
  };

  return (
    <AuthCard title={title} documentTitle={documentTitle} lead={lead} footer={footer}>
      {busy && <LoadingOverlay />}
      {notice && !error && <Notice tone="warn">{notice}</Notice>}
      {error && <ErrorBox>{error}</ErrorBox>}
      <Form ref={form} noValidate onSubmit={submit} onInput={onBegin}>
        <TextField
          label={t('signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={emptyFields.includes('email') ? t('signIn.emailMissing') : undefined}
          disabled={busy}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          error={emptyFields.includes('password') ? t('signIn.passwordMissing') : undefined}
          disabled={busy}
        />
        <Row>
          <CheckboxField label={t('signIn.remember')} name="remember" disabled={busy} />
          <TextLink to={forgotPasswordPath}>{t('signIn.forgot')}</TextLink>
        </Row>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('signIn.submitting')}>
          {t('signIn.submit')}
        </Button>
      </Form>
    </AuthCard>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;
