import { type SubmitEvent, useState } from 'react';
import { explainProviderError, loginPath, useAuth } from 'shared-auth';
import { cleanEmail } from 'shared-auth/names';
import { AuthCard, Button, ErrorBox, Notice, TextField, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import '../authMessages';
import { useMessages } from './i18n';

type Progress =
  | { status: 'editing'; fieldError?: string; failure?: string }
  | { status: 'sending' }
  | { status: 'sent' };

export function ForgotPasswordPage() {
  const t = useMessages();
  const { requestPasswordReset } = useAuth();
  const [email, setEmail] = useState('');
  const [progress, setProgress] = useState<Progress>({ status: 'editing' });

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress.status === 'sending') return;
    const isEmpty = cleanEmail(email) === '';
    if (isEmpty || !event.currentTarget.checkValidity()) {
      const fieldError = t(isEmpty ? 'forgot.emailEmpty' : 'forgot.emailInvalid');
      setProgress({ status: 'editing', fieldError });
      return;
    }
    setProgress({ status: 'sending' });
    try {
      await requestPasswordReset(cleanEmail(email));
      setProgress({ status: 'sent' });
    } catch (error) {
      const failure = explainProviderError(error, t('forgot.failed'));
      setProgress({ status: 'editing', failure });
    }
  };

  const backToSignIn = <TextLink to={loginPath('user')}>{t('forgot.back')}</TextLink>;

  if (progress.status === 'sent') {
    return (
      <AuthCard title={t('forgot.title')} footer={backToSignIn}>
        <Notice tone="good" title={t('forgot.sentTitle')} live="status">
          {t('forgot.sent', { email: cleanEmail(email) })}
        </Notice>
        <Button variant="quiet" onClick={() => setProgress({ status: 'editing' })}>
          {t('forgot.again')}
        </Button>
      </AuthCard>
    );
  }

  const { fieldError, failure } =
    progress.status === 'editing' ? progress : { fieldError: undefined, failure: undefined };
  const isSending = progress.status === 'sending';

  return (
    <AuthCard title={t('forgot.title')} lead={t('forgot.lead')} footer={backToSignIn}>
      <Form data-needs-script noValidate onSubmit={send}>
        {failure && <ErrorBox>{failure}</ErrorBox>}
        <TextField
          label={t('forgot.email')}
          type="email"
          autoComplete="email"
          required
          value={email}
          disabled={isSending}
          error={fieldError}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={isSending} busyLabel={t('forgot.sending')}>
          {t('forgot.send')}
        </Button>
      </Form>
    </AuthCard>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
