import { WrongAnswer } from './WrongAnswer';

export function AtAnAnswer() {
  return (
    <p>
      Year of birth: 2984 <WrongAnswer />
    </p>
  );
}
