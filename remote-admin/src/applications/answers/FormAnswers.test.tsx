import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OfflineError, openRecords } from 'shared-data';
import { returnFilled, submitFilled } from '../../../../tools/testing/filledApplication';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { submitNow } from '../../../../tools/testing/submitNow';
import { renderArea } from '../../testing/renderArea';
import { waitForCertificate } from '../../testing/waitForCertificate';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const citizen = { uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' };

async function openDetails() {
  const view = renderArea('/admin/applications?search=zubeda');
  await view.user.click(await screen.findByRole('button', { name: /^Details of .*Zubeda Quazi/ }));
  return view;
}

const answerTo = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement ?? document.body).getByRole(
    'definition',
  );

it('shows answers and papers with the clerk’s checks, read-only (#16.5)', async () => {
  await returnFilled(await submitFilled(citizen), {
    opened: { since: '2019?' },
    checks: {
      house: { agrees: true },
      since: { agrees: false, note: '2019?' },
      identity: { agrees: true },
    },
  });
  const { container } = await openDetails();
  await screen.findByRole('heading', { name: 'Papers' });
  expect(answerTo('Whose house it is')).toHaveTextContent('The applicant’s ownMatches the paper');
  expect(answerTo('Living there since')).toHaveTextContent('1 June 2020Differs2019?');
  expect(answerTo('Proof of identity')).toHaveTextContent('aadhaar.pdf In order');
  expect(answerTo('Electricity bill or tax receipt')).toHaveTextContent('Not sent');
  expect(await screen.findByText('To be corrected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download letter.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Differs' })).not.toBeInTheDocument();
  await waitForCertificate();
  expect(await screen.findByText('Fee of ₹20: not paid yet.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('marks an answer that fails its question’s own check, and does not approve it @rest (#44b)', async () => {
  await submitFilled(citizen, 'filled', { answers: { 'applicant-phone': '1e999' } });
  const { user, container } = await openDetails();
  const marks = await screen.findAllByText(
    'Does not fit its question: it has to be corrected before the approval',
  );
  expect(marks).toHaveLength(1);
  expect(marks[0]?.closest('dd')).toHaveTextContent('1e999');
  await waitForCertificate();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: /^Approve #/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve anyway' }));
  expect(await screen.findByText(/An answer does not fit its question/)).toBeVisible();
});

it('shows a message if the answers could not be loaded, and retries @rest (#16.5)', async () => {
  await submitFilled(citizen);
  const { definitions } = await openRecords();
  jest.spyOn(definitions, 'watchVersion').mockReturnValueOnce(({ error }) => {
    error(new OfflineError());
    return () => undefined;
  });
  const { user } = await openDetails();
  expect(await screen.findByText('The answers could not be shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shivaji Ward', { exact: false })).toBeVisible();
});

it('shows the plain details of an application without answers @rest (#16.5)', async () => {
  const draft = { id: 'plain', service: 'Zeta Permit', details: 'Please.', documents: [] };
  await submitNow(draft, citizen);
  await openDetails();
  expect(await screen.findByText('Please.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Papers' })).not.toBeInTheDocument();
});
