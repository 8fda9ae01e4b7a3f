import { CardList } from './CardList';

export function WithEntries() {
  return (
    <CardList aria-label="Papers">
      <li>Aadhaar card</li>
      <li>Proof of residence</li>
      <li>Photograph</li>
    </CardList>
  );
}
