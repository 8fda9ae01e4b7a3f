import { SearchedNote } from './SearchedNote';

export function OfTheFirstOnes() {
  return <SearchedNote searched={500} />;
}
