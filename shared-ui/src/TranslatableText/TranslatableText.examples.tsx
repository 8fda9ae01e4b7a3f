import { TranslatableText } from './TranslatableText';

export function BesideAnElement() {
  return (
    <p>
      <TranslatableText>Waits for</TranslatableText> <strong>the citizen</strong>
    </p>
  );
}
