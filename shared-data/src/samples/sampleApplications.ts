import type { ApplicationId, ApplicationPriority, ApplicationStatus } from 'shared-model';

/** Id, index of the sample citizen, service, status, priority, and age in hours at seeding. */
export type SampleApplication = readonly [
  id: ApplicationId,
  citizen: number,
  service: string,
  status: ApplicationStatus,
  priority: ApplicationPriority,
  hoursOld: number,
];

/** The five rows that every citizen sees as their own (spec.md §9). */
export const sharedSampleIds: readonly string[] = ['1', '2', '3', '4', '5'];

export const sampleApplications: readonly SampleApplication[] = [
  ['6', 3, 'Income Certificate', 'pending', 'high', 3],
  ['7', 4, 'Caste Certificate', 'in-review', 'normal', 21],
  ['8', 5, 'Water Connection', 'pending', 'urgent', 29],
  ['9', 6, 'Birth Certificate', 'approved', 'normal', 52],
  ['10', 7, 'Residence Proof', 'recommended', 'normal', 75],
  ['11', 8, 'Property Tax Receipt', 'approved', 'normal', 98],
  ['12', 9, 'Trade License', 'returned', 'high', 121],
  ['13', 10, 'Income Certificate', 'pending', 'normal', 143],
  ['1', 0, 'Birth Certificate', 'approved', 'normal', 170],
  ['14', 11, 'Death Certificate', 'approved', 'urgent', 189],
  ['2', 0, 'Income Certificate', 'pending', 'normal', 214],
  ['15', 12, 'Caste Certificate', 'approved', 'normal', 238],
  ['3', 1, 'Caste Certificate', 'in-review', 'high', 262],
  ['16', 13, 'Marriage Certificate', 'approved', 'normal', 285],
  ['4', 1, 'Residence Proof', 'rejected', 'normal', 310],
  ['17', 14, 'Electricity Bill Copy', 'approved', 'normal', 333],
  ['5', 2, 'Death Certificate', 'pending', 'normal', 358],
  ['18', 15, 'Trade License', 'rejected', 'normal', 381],
  ['19', 16, 'Income Certificate', 'approved', 'high', 406],
  ['20', 17, 'Residence Proof', 'in-review', 'normal', 429],
  ['21', 18, 'Birth Certificate', 'approved', 'normal', 454],
  ['22', 19, 'Caste Certificate', 'approved', 'high', 477],
  ['23', 20, 'Water Connection', 'approved', 'normal', 502],
  ['24', 21, 'Property Tax Receipt', 'approved', 'normal', 526],
  ['25', 3, 'Residence Proof', 'rejected', 'normal', 551],
  ['26', 5, 'Birth Certificate', 'approved', 'normal', 574],
  ['27', 8, 'Income Certificate', 'approved', 'normal', 598],
  ['28', 10, 'Marriage Certificate', 'pending', 'normal', 623],
  ['29', 12, 'Electricity Bill Copy', 'approved', 'normal', 647],
  ['30', 15, 'Death Certificate', 'approved', 'high', 670],
  ['31', 17, 'Income Certificate', 'rejected', 'urgent', 694],
  ['32', 20, 'Residence Proof', 'approved', 'normal', 717],
];

/** The applicants' details, by service. */
export const sampleDetails: Readonly<Record<string, string>> = {
  'Birth Certificate':
    'Certificate needed for school admission. Born at the primary health centre.',
  'Death Certificate': 'Certificate needed to close the bank account of a late parent.',
  'Caste Certificate': 'Needed for a scholarship application at the taluka college.',
  'Income Certificate': 'Family income from farming, needed for a fee concession.',
  'Residence Proof': 'Living in the village for more than ten years; needed for a gas connection.',
  'Marriage Certificate': 'Married at the village temple hall; both families live in the village.',
  'Property Tax Receipt': 'A copy of the receipt for the last financial year is needed.',
  'Trade License': 'Opening a small grocery shop near the bus stand.',
  'Water Connection': 'A household connection to the new pipeline is requested.',
  'Electricity Bill Copy': 'A stamped copy of the last bill is needed as proof of address.',
};
