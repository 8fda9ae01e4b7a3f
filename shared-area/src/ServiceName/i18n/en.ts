/** The names of the catalogue (spec.md §3), for services without a translation in the records. */
export default {
  'Birth Certificate': 'Birth Certificate',
  'Death Certificate': 'Death Certificate',
  'Caste Certificate': 'Caste Certificate',
  'Income Certificate': 'Income Certificate',
  'Residence Proof': 'Residence Proof',
  'Marriage Certificate': 'Marriage Certificate',
  'Property Tax Receipt': 'Property Tax Receipt',
  'Trade License': 'Trade License',
  'Water Connection': 'Water Connection',
  'Electricity Bill Copy': 'Electricity Bill Copy',
} as const;
