import { usualTerms } from './usualTerms';

it('starts a service with terms that a citizen can read', () => {
  expect(usualTerms).toEqual({
    documents: ['Proof of identity', 'Proof of residence'],
    days: 15,
    fee: 0,
  });
});
