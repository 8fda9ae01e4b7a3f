import { FormSkeleton } from './FormSkeleton';

export function SignIn() {
  return (
    <FormSkeleton
      title="Welcome Back"
      lead="Sign in to access your account"
      documentTitle="Sign in"
      rows={['field', 'field', 'box']}
    />
  );
}

export function Registration() {
  return (
    <FormSkeleton
      title="Create Account"
      lead="Join us today!"
      documentTitle="Create an account"
      rows={['hinted', 'field', 'hinted', 'box', 'line']}
    />
  );
}
