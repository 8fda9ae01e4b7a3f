import { Card } from './Card';

export function WithText() {
  return (
    <Card as="section" aria-label="How to apply">
      <h2>How to apply</h2>
      <p>Register, choose the service, add your documents.</p>
    </Card>
  );
}
