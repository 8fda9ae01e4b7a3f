import type { UserId } from 'shared-model';
import type { Role } from 'shared-auth';

export interface SamplePerson {
  uid: UserId;
  name: string;
  email: string;
  role: Role;
}

/** Made-up people. Their addresses are at example.com, which nobody can own. */
function person(name: string, role: Role = 'user'): SamplePerson {
  const handle = name.toLowerCase().replaceAll(' ', '.');
  return { uid: `sample-${handle}`, name, email: `${handle}@example.com`, role };
}

export const sampleClerk = person('Meera Kulkarni', 'staff');
export const sampleAdmin = person('Vikram Deshmukh', 'admin');

export const sampleCitizens = [
  'Asha Patil',
  'Ramesh Jadhav',
  'Sunita Shinde',
  'Imran Shaikh',
  'Lakshmi Gaikwad',
  'Prakash More',
  'Kavita Bhosale',
  'Suresh Pawar',
  'Fatima Sayyed',
  'Ganesh Chavan',
  'Anjali Kamble',
  'Dattatray Sawant',
  'Rekha Salunkhe',
  'Mahesh Kadam',
  'Shobha Mane',
  'Joseph Fernandes',
  'Nirmala Thorat',
  'Balu Waghmare',
  'Savita Nikam',
  'Arjun Gavit',
  'Pooja Londhe',
  'Harpreet Singh',
].map((name) => person(name));

export const sampleStaff = [
  sampleClerk,
  person('Nitin Joshi', 'staff'),
  person('Rukhsana Pathan', 'staff'),
  person('Sachin Gore', 'staff'),
];

export const sampleAdmins = [sampleAdmin, person('Usha Naik', 'admin')];

/**
 * The demo account of the staff (tools/accounts): only this account sees the sample profile and payslips, so that nobody
 * else finds a salary that is not theirs.
 */
export const sampleProfileReader: UserId = 'demo-staff';
