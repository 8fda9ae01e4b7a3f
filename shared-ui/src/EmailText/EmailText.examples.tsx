import { styled } from 'styled-components';
import { EmailText } from './EmailText';

const email = 'help@rampur.council.example';

export function InALink() {
  return (
    <a href={`mailto:${email}`}>
      <EmailText>{email}</EmailText>
    </a>
  );
}

export function InLittleRoom() {
  return (
    <Narrow>
      <EmailText>{email}</EmailText>
    </Narrow>
  );
}

const Narrow = styled.p`
  max-width: 120px;
`;
