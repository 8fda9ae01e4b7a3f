import { useEffect, useRef, type SubmitEvent } from 'react';
import { staffPasswordMinimum, type StaffRequestValues } from 'shared-auth';
import { Button, PasswordField, SelectField, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

type FieldName = Exclude<keyof StaffRequestValues, 'accessLevel'>;

interface RequestFormProps {
  busy: boolean;
  /** The fields that the last try was refused for. */
  errorFields: readonly (keyof StaffRequestValues)[];
  /** What was wrong with them, as the box above the form has it. */
  error: string | null;
  onSubmit: (values: StaffRequestValues) => void;
}

/** The fields of a request for staff access (spec.md §3). They keep what was typed when it fails. */
export function RequestForm({ busy, errorFields, error, onSubmit }: RequestFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const firstBad = errorFields[0];

  useEffect(() => {
    if (firstBad) form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
  }, [firstBad, errorFields]);

  const errorAt = (name: FieldName) => {
    if (!errorFields.includes(name)) return undefined;
    return errorFields.length === 1 && name === 'password' && error
      ? error
      : words(`request.${name}Missing`);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: FieldName) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    onSubmit({
      fullName: text('fullName'),
      email: text('email'),
      position: text('position'),
      password: text('password'),
      accessLevel: fields.get('accessLevel') === 'admin' ? 'admin' : 'staff',
    });
  };

  return (
    <Fields ref={form} noValidate onSubmit={submit}>
      <TextField
        label={words('request.fullName')}
        name="fullName"
        autoComplete="name"
        error={errorAt('fullName')}
        readOnly={busy}
      />
      <TextField
        label={words('request.email')}
        name="email"
        type="email"
        autoComplete="username"
        error={errorAt('email')}
        readOnly={busy}
      />
      <TextField
        label={words('request.position')}
        hint={words('request.positionHint')}
        name="position"
        autoComplete="organization-title"
        error={errorAt('position')}
        readOnly={busy}
      />
      <PasswordField
        label={words('request.password')}
        hint={words('request.passwordHint', { minimum: staffPasswordMinimum })}
        name="password"
        autoComplete="new-password"
        error={errorAt('password')}
        readOnly={busy}
      />
      <SelectField
        label={words('request.accessLevel')}
        name="accessLevel"
        defaultValue="staff"
        options={[
          { value: 'staff', label: words('request.accessLevelStaff') },
          { value: 'admin', label: words('request.accessLevelAdmin') },
        ]}
      />
      <Button type="submit" busy={busy} busyLabel={words('request.submitting')}>
        {words('request.submit')}
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
