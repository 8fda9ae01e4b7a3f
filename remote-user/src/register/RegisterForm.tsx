import type { UserRegistrationValues } from 'shared-auth';
import { Button, CheckboxField, PasswordField, TextField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { NewTabLink } from '../citizen/NewTabLink';
import { portalPaths } from '../userPaths';
import { useMessages, FormattedMessage } from '../i18n';
import { emptyRegistration, registerSchema } from './registerSchema';
import { usePasswordMinimum } from './usePasswordMinimum';

interface RegisterFormProps {
  busy: boolean;
  onRegister: (registration: UserRegistrationValues) => Promise<unknown>;
}

export function RegisterForm({ busy, onRegister }: RegisterFormProps) {
  const t = useMessages();
  const minimum = usePasswordMinimum();
  const ids = useFieldIds(['name', 'email', 'password', 'terms']);
  const form = useForm({
    resolver: valibotResolver(registerSchema(t)),
    defaultValues: emptyRegistration,
  });
  const { register } = form;
  const { errors } = form.formState;

  return (
    <Form form={form} ids={ids} busy={busy} onSubmit={onRegister}>
      <TextField
        {...register('name')}
        id={ids.name}
        label={t('register.name')}
        hint={t('register.nameHint')}
        error={errors.name?.message}
        autoComplete="name"
        disabled={busy}
        required
      />
      <TextField
        {...register('email')}
        id={ids.email}
        type="email"
        label={t('register.email')}
        error={errors.email?.message}
        autoComplete="username"
        disabled={busy}
        required
      />
      <PasswordField
        {...register('password')}
        id={ids.password}
        label={t('register.password')}
        hint={t('register.passwordHint', { minimum })}
        error={errors.password?.message}
        autoComplete="new-password"
        disabled={busy}
        required
      />
      <CheckboxField
        {...register('terms')}
        id={ids.terms}
        label={
          <FormattedMessage
            id="register.terms"
            parts={{ terms: <NewTabLink to={portalPaths.terms} /> }}
          />
        }
        error={errors.terms?.message}
        disabled={busy}
        required
      />
      <Register type="submit" busy={busy} busyLabel={t('register.submitting')}>
        {t('register.submit')}
      </Register>
    </Form>
  );
}

const Register = styled(Button)`
  justify-self: stretch;
`;
