import type { ComponentProps } from 'react';
import { TextLink } from '../TextLink/TextLink';
import { SignInForm } from './SignInForm';

function Login(props: Partial<ComponentProps<typeof SignInForm>>) {
  return (
    <SignInForm
      title="Welcome Back"
      lead="Sign in to access your account"
      documentTitle="Sign in"
      error={null}
      emptyFields={nothing}
      busy={false}
      forgotPasswordPath="/forgot-password"
      footer={
        <>
          No account yet? <TextLink to="/user/register">Register here</TextLink>
        </>
      }
      onSignIn={() => undefined}
      {...props}
    />
  );
}

const nothing = [] as const;
const both = ['email', 'password'] as const;

export function Plain() {
  return <Login />;
}

export function WithNotice() {
  return <Login notice="Please login as User first" />;
}

export function WithEmptyFields() {
  return <Login emptyFields={both} />;
}

export function WithError() {
  return <Login error="The email address or the password is wrong." />;
}

export function Busy() {
  return <Login busy />;
}
