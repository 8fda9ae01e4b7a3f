import { TextLink } from './TextLink';

export function InText() {
  return (
    <p>
      No account yet? <TextLink to="/user/register">Register here</TextLink>
    </p>
  );
}
