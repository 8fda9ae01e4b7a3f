import { useEffect } from 'react';
import type { RefusedFields } from 'shared-auth';
import type { UserRegistrationValues } from 'shared-auth/register';
import { Button, CheckboxField, PasswordField, TextField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { NewTabLink } from '../citizen/NewTabLink';
import { portalPaths } from '../userPaths';
import { useRegisterMessages, RegisterMessage } from './i18n';
import { emptyRegistration, registerSchema } from './registerSchema';
import { usePasswordMinimum } from './usePasswordMinimum';

interface RegisterFormProps {
  busy: boolean;
  /** The errors of the identity provider at the last attempt, by field. */
  refused: RefusedFields;
  onRegister: (registration: UserRegistrationValues) => Promise<unknown>;
}

export function RegisterForm({ busy, refused, onRegister }: RegisterFormProps) {
  const t = useRegisterMessages();
  const minimum = usePasswordMinimum();
  const ids = useFieldIds(['name', 'email', 'password', 'terms']);
  const form = useForm({
    resolver: valibotResolver(registerSchema(t)),
    defaultValues: emptyRegistration,
  });
  const { register } = form;
  const { errors } = form.formState;

  useEffect(() => {
    const refusedId = (refused.email && ids.email) ?? (refused.password && ids.password);
    if (refusedId) document.getElementById(refusedId)?.focus();
  }, [ids, refused]);

  return (
    <Form form={form} ids={ids} busy={busy} onSubmit={onRegister}>
      <TextField
        {...register('name')}
        id={ids.name}
        label={t('name')}
        hint={t('nameHint')}
        error={errors.name?.message}
        autoComplete="name"
        disabled={busy}
        required
      />
      <TextField
        {...register('email')}
        id={ids.email}
        type="email"
        label={t('email')}
        error={errors.email?.message ?? refused.email}
        autoComplete="username"
        disabled={busy}
        required
      />
      <PasswordField
        {...register('password')}
        id={ids.password}
        label={t('password')}
        hint={t('passwordHint', { minimum })}
        error={errors.password?.message ?? refused.password}
        autoComplete="new-password"
        disabled={busy}
        required
      />
      <CheckboxField
        {...register('terms')}
        id={ids.terms}
        label={
          <RegisterMessage id="terms" parts={{ terms: <NewTabLink to={portalPaths.terms} /> }} />
        }
        error={errors.terms?.message}
        disabled={busy}
        required
      />
      <Register type="submit" busy={busy} busyLabel={t('submitting')}>
        {t('submit')}
      </Register>
    </Form>
  );
}

const Register = styled(Button)`
  justify-self: stretch;
`;
