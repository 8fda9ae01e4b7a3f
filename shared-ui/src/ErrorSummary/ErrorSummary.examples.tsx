import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

export function TwoErrors() {
  return (
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'example-name', message: 'Enter your full name' },
          { fieldId: 'example-email', message: 'Enter your email address' },
        ]}
      />
      <TextField id="example-name" label="Full Name" error="Enter your full name" />
      <TextField id="example-email" label="Email Address" error="Enter your email address" />
    </>
  );
}

export function OwnTitle() {
  return (
    <ErrorSummary
      title="Please fill in all fields"
      errors={[{ fieldId: 'password', message: 'Enter your password' }]}
    />
  );
}
