import { screen, within } from '@testing-library/react';
import { openRecords, type Application } from 'shared-data';
import { firstOf } from '../../../tools/testing/firstOf';

/** The applicant of the tests' reviews. */
export const citizen = { uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' };

/** Another clerk than the signed-in one. */
export const colleague = { uid: 'staff-2', name: 'Nitin Joshi', role: 'staff' } as const;

/** The saved state of an application. */
export async function readApplication(id: string): Promise<Application> {
  const { applications } = await openRecords();
  return firstOf(applications.watchOne(id));
}

export const button = (name: string) => screen.getByRole('button', { name });

/** The button that checks an answer or a paper. */
export const check = (label: string, outcome: string) =>
  within(screen.getByRole('group', { name: label })).getByRole('button', { name: outcome });

/** The history of the application on the page, the latest first. */
export const history = () =>
  within(screen.getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
