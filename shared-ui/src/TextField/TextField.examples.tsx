import { TextField } from './TextField';

export function Plain() {
  return <TextField label="Full Name" name="name" autoComplete="name" />;
}

export function WithHint() {
  return <TextField label="Email Address" type="email" hint="We send the reset link there." />;
}

export function Short() {
  return <TextField label="PIN code" size={8} inputMode="numeric" />;
}

export function Optional() {
  return <TextField label="Phone" type="tel" optional />;
}

export function WithError() {
  return (
    <TextField
      label="Email Address"
      type="email"
      defaultValue="asha@"
      hint="We send the reset link there."
      error="Enter an email address, such as asha@example.com"
    />
  );
}

export function Disabled() {
  return <TextField label="Full Name" defaultValue="Asha Patil" disabled />;
}

export function ReadOnly() {
  return <TextField label="Application number" defaultValue="#PAN-2026-014" readOnly />;
}
