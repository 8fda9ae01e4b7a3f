import { PasswordField } from './PasswordField';

export function Plain() {
  return <PasswordField label="Password" autoComplete="current-password" />;
}

export function WithError() {
  return (
    <PasswordField
      label="Password"
      hint="At least 8 characters"
      error="Password must be at least 8 characters"
      autoComplete="new-password"
    />
  );
}

export function Disabled() {
  return <PasswordField label="Password" disabled />;
}
