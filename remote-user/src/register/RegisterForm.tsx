import { useMemo } from 'react';
import type { UserRegistrationValues } from 'shared-auth';
import { personNameLimit } from 'shared-auth/names';
import { Button, CheckboxField, PasswordField, TextField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { NewTabLink } from '../citizen/NewTabLink';
import { portalPaths } from '../userPaths';
import { useWords, Words } from '../words';
import { emptyRegistration, registerSchema } from './registerSchema';
import { usePasswordMinimum } from './usePasswordMinimum';

interface RegisterFormProps {
  busy: boolean;
  onRegister: (registration: UserRegistrationValues) => Promise<unknown>;
}

export function RegisterForm({ busy, onRegister }: RegisterFormProps) {
  const words = useWords();
  const minimum = usePasswordMinimum();
  const ids = useFieldIds(['name', 'email', 'password', 'terms']);
  const resolver = useMemo(
    () =>
      valibotResolver(
        registerSchema({
          nameMissing: words('register.nameMissing'),
          nameLong: words('register.nameLong', { limit: personNameLimit }),
          emailMissing: words('register.emailMissing'),
          emailWrong: words('register.emailWrong'),
          passwordMissing: words('register.passwordMissing'),
          termsMissing: words('register.termsMissing'),
        }),
      ),
    [words],
  );
  const form = useForm({ resolver, defaultValues: emptyRegistration });
  const { register } = form;
  const { errors } = form.formState;

  return (
    <Form form={form} ids={ids} busy={busy} onSubmit={onRegister}>
      <TextField
        {...register('name')}
        id={ids.name}
        label={words('register.name')}
        hint={words('register.nameHint')}
        error={errors.name?.message}
        autoComplete="name"
        disabled={busy}
        required
      />
      <TextField
        {...register('email')}
        id={ids.email}
        type="email"
        label={words('register.email')}
        error={errors.email?.message}
        autoComplete="username"
        disabled={busy}
        required
      />
      <PasswordField
        {...register('password')}
        id={ids.password}
        label={words('register.password')}
        hint={words('register.passwordHint', { minimum })}
        error={errors.password?.message}
        autoComplete="new-password"
        disabled={busy}
        required
      />
      <CheckboxField
        {...register('terms')}
        id={ids.terms}
        label={
          <Words id="register.terms" parts={{ terms: <NewTabLink to={portalPaths.terms} /> }} />
        }
        error={errors.terms?.message}
        disabled={busy}
        required
      />
      <Register type="submit" busy={busy} busyLabel={words('register.submitting')}>
        {words('register.submit')}
      </Register>
    </Form>
  );
}

const Register = styled(Button)`
  justify-self: stretch;
`;
