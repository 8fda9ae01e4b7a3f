import { Button } from '../Button/Button';
import { PasswordField } from '../PasswordField/PasswordField';
import { TextField } from '../TextField/TextField';
import { TextLink } from '../TextLink/TextLink';
import { AuthCard } from './AuthCard';

export function SignIn() {
  return (
    <AuthCard
      title="Welcome Back"
      lead="Sign in to access your account"
      footer={
        <>
          No account yet? <TextLink to="/user/register">Register here</TextLink>
        </>
      }
    >
      <TextField label="Email Address" type="email" />
      <PasswordField label="Password" />
      <Button type="submit">Sign In</Button>
    </AuthCard>
  );
}
