import { type SubmitEvent, useState } from 'react';
import { explainProviderError, loginPath, useAuth } from 'shared-auth';
import { AuthCard, Button, ErrorBox, Notice, TextField, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import '../authWords';
import { useWords } from './words';

type Progress =
  | { status: 'editing'; fieldError?: string; failure?: string }
  | { status: 'sending' }
  | { status: 'sent' };

export function ForgotPasswordPage() {
  const words = useWords();
  const { requestPasswordReset } = useAuth();
  const [email, setEmail] = useState('');
  const [progress, setProgress] = useState<Progress>({ status: 'editing' });

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress.status === 'sending') return;
    const isEmpty = email.trim() === '';
    if (isEmpty || !event.currentTarget.checkValidity()) {
      const fieldError = words(isEmpty ? 'forgot.emailEmpty' : 'forgot.emailInvalid');
      setProgress({ status: 'editing', fieldError });
      return;
    }
    setProgress({ status: 'sending' });
    try {
      await requestPasswordReset(email.trim());
      setProgress({ status: 'sent' });
    } catch (error) {
      const failure = explainProviderError(error, words('forgot.failed'));
      setProgress({ status: 'editing', failure });
    }
  };

  const backToSignIn = <TextLink to={loginPath('user')}>{words('forgot.back')}</TextLink>;

  if (progress.status === 'sent') {
    return (
      <AuthCard title={words('forgot.title')} footer={backToSignIn}>
        <Notice tone="good" title={words('forgot.sentTitle')} live="status">
          {words('forgot.sent', { email: email.trim() })}
        </Notice>
        <Button variant="quiet" onClick={() => setProgress({ status: 'editing' })}>
          {words('forgot.again')}
        </Button>
      </AuthCard>
    );
  }

  const { fieldError, failure } =
    progress.status === 'editing' ? progress : { fieldError: undefined, failure: undefined };
  const isSending = progress.status === 'sending';

  return (
    <AuthCard title={words('forgot.title')} lead={words('forgot.lead')} footer={backToSignIn}>
      <Form data-needs-script noValidate onSubmit={send}>
        {failure && <ErrorBox>{failure}</ErrorBox>}
        <TextField
          label={words('forgot.email')}
          type="email"
          autoComplete="email"
          required
          value={email}
          disabled={isSending}
          error={fieldError}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          busy={isSending}
          busyLabel={words('forgot.sending')}
        >
          {words('forgot.send')}
        </Button>
      </Form>
    </AuthCard>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
