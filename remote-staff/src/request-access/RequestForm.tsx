import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { RefusedFields } from 'shared-auth';
import { staffPasswordMinimum, type StaffRequestValues } from 'shared-auth/register';
import { plainText } from 'shared-auth/names';
import { limits } from 'shared-data/limits';
import { Button, PasswordField, SelectField, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useRequestMessages } from './i18n';

/** The maximum length of each field. */
const most = { fullName: limits.personName, position: limits.requestedPosition };

type FieldName = Exclude<keyof StaffRequestValues, 'accessLevel'>;

interface RequestFormProps {
  busy: boolean;
  /** The fields with errors after the last attempt. */
  errorFields: readonly (keyof StaffRequestValues)[];
  /** The error message of the box above the form. */
  error: string | null;
  /** The errors of the identity provider, by field. */
  refused: RefusedFields;
  onSubmit: (values: StaffRequestValues) => void;
}

/** The fields of a request for staff access (spec.md §3). They keep what was typed after a failure. */
export function RequestForm({ busy, errorFields, error, refused, onSubmit }: RequestFormProps) {
  const t = useRequestMessages();
  const form = useRef<HTMLFormElement>(null);
  const firstBad = errorFields[0] ?? Object.keys(refused)[0];
  const [tooLong, setTooLong] = useState<keyof typeof most>();

  useEffect(() => {
    if (firstBad) form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
  }, [firstBad, errorFields, refused]);

  const errorAt = (name: FieldName) => {
    if (name === tooLong) return t('tooLong', { limit: most[name] });
    if ((name === 'email' || name === 'password') && refused[name]) return refused[name];
    if (!errorFields.includes(name)) return undefined;
    return errorFields.length === 1 && name === 'password' && error ? error : t(`${name}Missing`);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: FieldName) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const line = (name: keyof typeof most) => plainText(text(name));
    const long = (['fullName', 'position'] as const).find((name) => line(name).length > most[name]);
    setTooLong(long);
    if (long) {
      form.current?.querySelector<HTMLElement>(`[name="${long}"]`)?.focus();
      return;
    }
    onSubmit({
      fullName: line('fullName'),
      email: text('email'),
      position: line('position'),
      password: text('password'),
      accessLevel: fields.get('accessLevel') === 'admin' ? 'admin' : 'staff',
    });
  };

  return (
    <Fields ref={form} noValidate onSubmit={submit}>
      <TextField
        label={t('fullName')}
        name="fullName"
        autoComplete="name"
        error={errorAt('fullName')}
        readOnly={busy}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        error={errorAt('email')}
        readOnly={busy}
      />
      <TextField
        label={t('position')}
        hint={t('positionHint')}
        name="position"
        autoComplete="organization-title"
        error={errorAt('position')}
        readOnly={busy}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint', { minimum: staffPasswordMinimum })}
        name="password"
        autoComplete="new-password"
        error={errorAt('password')}
        readOnly={busy}
      />
      <SelectField
        label={t('accessLevel')}
        name="accessLevel"
        defaultValue="staff"
        options={[
          { value: 'staff', label: t('accessLevelStaff') },
          { value: 'admin', label: t('accessLevelAdmin') },
        ]}
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
`;
