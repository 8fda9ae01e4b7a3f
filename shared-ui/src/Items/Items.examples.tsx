import { CardList } from '../Card/CardList';
import { Items } from './Items';

const papers = ['Aadhaar card', 'Proof of residence', 'Photograph'];

export function OfAList() {
  return (
    <CardList aria-label="Papers">
      <Items of={papers} keyOf={(name) => name}>
        {(name) => <li>{name}</li>}
      </Items>
    </CardList>
  );
}
