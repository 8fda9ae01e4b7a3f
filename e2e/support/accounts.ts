import type { BrowserContext, Page } from '@playwright/test';
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

/** Milliseconds that a sign-in waits before it begins (spec.md §9). */
const signInDelay = 1000;

/** Lets the next sign-in of this document begin at once: `sessions.spec.ts` waits as a person does. */
async function skipSignInDelay(page: Page): Promise<void> {
  await page.evaluate((delay) => {
    const original = window.setTimeout.bind(window);
    const once = (work: () => void, after?: number, ...handed: unknown[]) => {
      // A timer that hands something on is another one: the answer of other tabs is waited for as long.
      if (after !== delay || handed.length > 0) return original(work, after, ...handed);
      Object.assign(window, { setTimeout: original });
      return original(work);
    };
    Object.assign(window, { setTimeout: once });
  }, signInDelay);
}

/** Signs in by the form of a role, as a person does who is spared the delay, and waits for the dashboard. */
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
  /** Of the browser, and of the tab. */
  local: [key: string, value: string][];
  tab: [key: string, value: string][];
}

/** Of the demo accounts, as the form left them the first time. */
const sessions = new Map<Role, Session>();

/**
 * Opens an address signed in, the dashboard unless another one is given: by the form the first time and with what the form
 * left after that. For journeys that are not about signing in. Only for the portal that all of them share.
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

/** The same without an address, for what opens one itself. */
export async function beSignedIn(page: Page, role: Role): Promise<void> {
  const session = sessions.get(role);
  if (!session) {
    await signIn(page, role);
    sessions.set(role, await sessionOf(page));
    return;
  }
  await page.context().addCookies(session.cookies);
  // A document of the same origin that runs nothing.
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
