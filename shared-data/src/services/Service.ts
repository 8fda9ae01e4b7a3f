/** A service that citizens can apply for; admins edit the list. */
export interface Service {
  id: string;
  name: string;
  /** Where it stands in the list: smaller comes first. */
  position: number;
}

/** Everything the council issues; the search screen lists it (spec.md §3). */
export const serviceCatalogue = [
  'Birth Certificate',
  'Death Certificate',
  'Caste Certificate',
  'Income Certificate',
  'Residence Proof',
  'Marriage Certificate',
  'Property Tax Receipt',
  'Trade License',
  'Water Connection',
  'Electricity Bill Copy',
] as const;
