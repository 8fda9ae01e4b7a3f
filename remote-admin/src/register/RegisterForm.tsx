import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { RefusedFields } from 'shared-auth';
import type { AdminRegistrationValues } from 'shared-auth/register';
import { personNameLimit, plainText } from 'shared-auth/names';
import { Button, PasswordField, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useRegisterMessages } from './i18n';
import { usePeopleMessages } from '../users/i18n';

export interface RegisterFormProps {
  /** The minimum number of characters of a password. */
  minimum: number;
  busy: boolean;
  /** The fields that the last attempt failed on. */
  wrongFields: readonly (keyof AdminRegistrationValues)[];
  /** The errors of the identity provider, by field. */
  refused: RefusedFields;
  onRegister: (values: AdminRegistrationValues) => unknown;
}

/** The four fields of an administrator's registration; they keep what was typed. */
export function RegisterForm({
  minimum,
  busy,
  wrongFields,
  refused,
  onRegister,
}: RegisterFormProps) {
  const t = useRegisterMessages();
  const tPeople = usePeopleMessages();
  const form = useRef<HTMLFormElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [isNameLong, setNameLong] = useState(false);

  useEffect(() => {
    if (wrongFields.length > 0 || Object.keys(refused).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [wrongFields, refused]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const value = (name: keyof AdminRegistrationValues) => {
      const typed = fields.get(name);
      return typeof typed === 'string' ? typed : '';
    };
    const name = plainText(value('name'));
    const isLong = name.length > personNameLimit;
    setNameLong(isLong);
    if (isLong) {
      nameField.current?.focus();
      return;
    }
    onRegister({
      name,
      email: value('email'),
      password: value('password'),
      confirmPassword: value('confirmPassword'),
    });
  }

  const remedies = {
    name: t('nameMissing'),
    email: t('emailMissing'),
    password: t('passwordMissing', { minimum }),
    confirmPassword: t('confirmPasswordMissing'),
  };
  const refusedAt = (name: keyof AdminRegistrationValues) =>
    name === 'email' || name === 'password' ? refused[name] : undefined;
  const errorOf = (name: keyof AdminRegistrationValues) => ({
    error: wrongFields.includes(name) ? remedies[name] : refusedAt(name),
  });

  return (
    <Fields ref={form} noValidate onSubmit={submit}>
      <TextField
        ref={nameField}
        label={t('name')}
        name="name"
        autoComplete="name"
        disabled={busy}
        {...errorOf('name')}
        {...(isNameLong
          ? { error: tPeople('invite.nameTooLong', { limit: personNameLimit }) }
          : {})}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        disabled={busy}
        {...errorOf('email')}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint', { minimum })}
        name="password"
        autoComplete="new-password"
        disabled={busy}
        {...errorOf('password')}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        disabled={busy}
        {...errorOf('confirmPassword')}
      />
      <Button type="submit" busy={busy} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
`;
