import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoPerson, type Role } from '../support/accounts';
import { pdf } from '../support/documents';
import { withoutNetwork } from '../support/offline';
import type { Visitor } from './Visitor';
import { test } from './visitors';

const dashboards: Record<Role, string | RegExp> = {
  user: 'Dashboard Overview',
  staff: /^Good /,
  admin: /Dashboard/,
};

async function signIn(visitor: Visitor, role: Role): Promise<void> {
  const { email, password } = demoPerson(role);
  await visitor.goTo(`/${role}/login`);
  await visitor.type('Email Address', email);
  await visitor.type('Password', password);
  await visitor.press({ role: 'button', name: 'Sign In' });
  await visitor.sees({ role: 'heading', name: dashboards[role] });
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.press({ role: 'button', name: 'Logout' });
  await visitor.sees({ role: 'heading', name: /^Welcome/ });
}

/** Applies for a birth certificate with its papers, and returns the number of the application. */
async function apply(visitor: Visitor, service: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const [file, record] = ['ration-card.pdf', 'birth-record.pdf'].map((name) => {
    const saved = path.join(folder, name);
    writeFileSync(saved, pdf(name).buffer);
    return saved;
  }) as [string, string];
  await visitor.goTo('/user/apply');
  await visitor.choose('Service Required', service);
  await visitor.type('Application Details (optional)', 'For school admission.');
  await visitor.type('Full name of the child', 'Ravi Patil');
  await visitor.type('Day', '27');
  await visitor.type('Month', '6');
  await visitor.type('Year', '2020');
  await visitor.press({ role: 'radio', name: /^Male$/ });
  await visitor.press({ role: 'radio', name: /^At home$/ });
  await visitor.type('Full name of the mother', 'Asha Patil');
  await visitor.type('House number or name', '12');
  await visitor.type('Village or ward', 'Shivaji Ward');
  await visitor.type('PIN code', '416001');
  await visitor.type('Phone number of a parent', '98765 43210');
  await visitor.attach('Hospital or midwife’s record of the birth', record);
  await visitor.seesText('birth-record.pdf');
  await visitor.attach('Proof of identity of a parent', file);
  await visitor.seesText('ration-card.pdf');
  await visitor.press({ role: 'checkbox', name: /^I certify/ });
  await visitor.press({ role: 'button', name: 'Check your answers' });
  await visitor.press({ role: 'button', name: 'Submit Application' });
  return visitor.read(/#PAN-\d{4}-\d+/);
}

test('a citizen applies with a document, staff recommend it, an admin approves it (#13)', async ({
  visitor,
}, { outputDir }) => {
  await signIn(visitor, 'user');
  const number = await apply(visitor, 'Birth Certificate', outputDir);
  await visitor.goTo('/user/applications');
  await visitor.sees({ role: 'row', name: /Birth Certificate.*Pending/ });
  await signOut(visitor);

  await signIn(visitor, 'staff');
  await visitor.goTo(`/staff/dashboard?search=${encodeURIComponent(number)}`);
  await visitor.press({ role: 'link', name: `Review ${number}` });
  await visitor.press({ role: 'button', name: 'Take into review' });
  await visitor.seesText(`${number} is in review.`);
  // A second press where the first one was would be ignored, as one that something has moved under.
  await visitor.press({ role: 'button', name: 'Everything matches' });
  await visitor.press({ role: 'button', name: /^Recommend(?! and)/ });
  await visitor.seesText(`${number} was recommended.`);
  await signOut(visitor);

  await signIn(visitor, 'admin');
  await visitor.goTo(`/admin/applications?search=${encodeURIComponent(number)}`);
  await visitor.press({ role: 'button', name: new RegExp(`^Approve ${number}`) });
  await visitor.press({ role: 'button', name: 'Approve and sign' });
  await visitor.sees({ role: 'row', name: new RegExp(`${number}.*Approved`) });
  await signOut(visitor);

  await signIn(visitor, 'user');
  await visitor.goTo('/user/applications');
  await visitor.sees({ role: 'row', name: /Birth Certificate.*Approved/ });
});

test('Back and Forward show the pages as they were left (#13.1)', async ({ visitor }) => {
  await signIn(visitor, 'user');
  await visitor.goTo('/user/applications');
  await visitor.sees({ role: 'row', name: /Birth Certificate/ });
  await visitor.goTo('/about');
  await visitor.sees({ role: 'heading', name: 'About this portal' });
  await visitor.back();
  await visitor.sees({ role: 'heading', name: 'Application Status' });
  await visitor.sees({ role: 'row', name: /Birth Certificate/ });
  await visitor.press({ role: 'link', name: 'Profile' });
  await visitor.sees({ role: 'heading', name: 'Profile' });
  await visitor.back();
  await visitor.sees({ role: 'row', name: /Birth Certificate/ });
  await visitor.forward();
  await visitor.sees({ role: 'heading', name: 'Profile' });
});

test('a second visit opens without a network (#13)', async ({ visitor, portal }) => {
  await signIn(visitor, 'user');
  await visitor.untilKept();
  await withoutNetwork(portal, async () => {
    await visitor.goTo('/user/applications');
    await visitor.sees({ role: 'heading', name: 'Application Status' });
    await visitor.sees({ role: 'row', name: /Birth Certificate/ });
  });
});
