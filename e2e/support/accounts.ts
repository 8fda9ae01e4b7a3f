import type { Page } from '@playwright/test';
import { demoAccounts } from '../../tools/accounts/demoAccounts';

export type Role = (typeof demoAccounts)[number]['role'];

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** The person who has an account for a role from the start. */
export function demoPerson(role: Role): Person {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`There is no demo account for the role '${role}'.`);
  return account;
}

/** Somebody who has no account yet, and whom no other test knows. */
export function newPerson(name = 'Kavita Joshi'): Person {
  const email = `kavita.${crypto.randomUUID().slice(0, 8)}@example.com`;
  return { name, email, password: 'a-long-password' };
}

/** Signs in by the form of a role, as a person does, and waits for the dashboard. */
export async function signIn(
  page: Page,
  role: Role,
  person = demoPerson(role),
  { remember = false } = {},
): Promise<void> {
  await page.goto(`/${role}/login`);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**/${role}/dashboard`);
}

/** Registers somebody new as a citizen, by the form, and waits for the dashboard. */
export async function register(page: Page, person = newPerson()): Promise<Person> {
  await page.goto('/user/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: 'I agree to the Terms' }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/user/dashboard');
  return person;
}
