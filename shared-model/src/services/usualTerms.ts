/** The terms of a new service until an admin changes them. */
export const usualTerms = {
  documents: ['Proof of identity', 'Proof of residence'],
  days: 15,
  fee: 0,
};
