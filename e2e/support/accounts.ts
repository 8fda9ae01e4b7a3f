import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '../../tools/accounts/demoAccounts';

export type Role = (typeof demoAccounts)[number]['role'];

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** The person of the role's demo account. */
export function demoPerson(role: Role): Person {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`There is no demo account for the role '${role}'.`);
  return account;
}

/** A person without an account, unknown to all other tests. */
export function newPerson(name = 'Kavita Joshi'): Person {
  const email = `kavita.${crypto.randomUUID().slice(0, 8)}@example.com`;
  return { name, email, password: 'a-long-password' };
}

/** The delay of a sign-in in milliseconds (spec.md §9). */
const signInDelay = 1000;

/** Skips the delay of the next sign-in of this document: only `sessions.spec.ts` waits as a person does. */
async function skipSignInDelay(page: Page): Promise<void> {
  await page.evaluate((delay) => {
    const original = window.setTimeout.bind(window);
    const once = (work: () => void, after?: number, ...handed: unknown[]) => {
      // A timer with further arguments is another one: the wait for other tabs takes as long.
      if (after !== delay || handed.length > 0) return original(work, after, ...handed);
      Object.assign(window, { setTimeout: original });
      return original(work);
    };
    Object.assign(window, { setTimeout: once });
  }, signInDelay);
}

/** Signs in by the form of a role, without the delay, and waits for the dashboard. */
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
  await skipSignInDelay(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**/${role}/dashboard`);
}

interface Session {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  /** From localStorage and sessionStorage. */
  local: [key: string, value: string][];
  tab: [key: string, value: string][];
}

/** The sessions of the demo accounts, as the form created them at the first sign-in. */
const sessions = new Map<Role, Session>();

/**
 * Opens an address signed in, by default the dashboard. The first call for a role signs in by the form; later calls
 * restore that session. For journeys that are not about signing in. Only for the portal that all of them share.
 */
export async function openSession(
  page: Page,
  role: Role,
  address = `/${role}/dashboard`,
): Promise<void> {
  await beSignedIn(page, role);
  const isThere = new URL(page.url()).pathname === address;
  if (!isThere) await page.goto(address);
}

/** The same without opening an address, for tests that open one themselves. */
export async function beSignedIn(page: Page, role: Role): Promise<void> {
  const session = sessions.get(role);
  if (!session) {
    await signIn(page, role);
    sessions.set(role, await sessionOf(page));
    return;
  }
  await page.context().addCookies(session.cookies);
  // A document of the same origin without scripts.
  await page.goto('/remotes.json');
  await page.evaluate(({ local, tab }) => {
    for (const [key, value] of local) localStorage.setItem(key, value);
    for (const [key, value] of tab) sessionStorage.setItem(key, value);
  }, session);
}

async function sessionOf(page: Page): Promise<Session> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => ({
    local: Object.entries<string>(localStorage),
    tab: Object.entries<string>(sessionStorage),
  }));
  return { cookies, ...stored };
}

/** Registers a new citizen by the form, and waits for the dashboard. */
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
