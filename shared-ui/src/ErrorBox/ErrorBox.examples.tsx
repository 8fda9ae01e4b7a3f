import { ErrorBox } from './ErrorBox';

export function Failed() {
  return <ErrorBox>Login failed. Please try again.</ErrorBox>;
}
