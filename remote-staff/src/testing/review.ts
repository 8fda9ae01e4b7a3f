import { screen, within } from '@testing-library/react';
import { openRecords, type Application } from 'shared-data';
import { firstOf } from '../../../tools/testing/firstOf';

/** Who sends what a test reviews. */
export const citizen = { uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' };

/** Another clerk than the one who is signed in. */
export const colleague = { uid: 'staff-2', name: 'Nitin Joshi', role: 'staff' } as const;

/** An application as it is saved now. */
export async function readApplication(id: string): Promise<Application> {
  const { applications } = await openRecords();
  return firstOf(applications.watchOne(id));
}

export const button = (name: string) => screen.getByRole('button', { name });

/** What a clerk presses to check an answer or a paper. */
export const check = (label: string, outcome: string) =>
  within(screen.getByRole('group', { name: label })).getByRole('button', { name: outcome });

/** The steps of the application on the page, the latest first. */
export const history = () =>
  within(screen.getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
