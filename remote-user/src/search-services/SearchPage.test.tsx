import { screen, waitFor, within } from '@testing-library/react';
import { openRecords, type ServiceVersion } from 'shared-data';
import { asAdmin } from '../../../tools/testing/asAdmin';
import { firstOf } from '../../../tools/testing/firstOf';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { signInAs } from '../../../tools/testing/signInAs';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';
import { sampleKeywords } from './usualKeywords';

recordsForEachTest();

/** The first published version of a sample service. */
async function firstVersion(id: string): Promise<ServiceVersion> {
  const { definitions } = await openRecords();
  return firstOf(definitions.watchVersion(id, 1));
}

const box = () => screen.findByPlaceholderText('Search services...');

it('lists all ten, filters while typing, and clears', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
  expect(await screen.findByText('Showing 10 of 10 services')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();
  await user.type(await box(), 'PROOF');
  expect(screen.getByText('Showing 1 of 10 services')).toBeVisible();
  const results = screen.getByRole('list', { name: 'Services' });
  expect(within(results).getByRole('listitem')).toHaveTextContent(
    'Residence ProofGovernment issued certificate',
  );
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByText('Showing 10 of 10 services')).toBeVisible();
  await waitFor(async () => expect(await box()).toHaveFocus());
});

it('does not show ‘no results’ before the services have loaded', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
  await user.type(await box(), 'salary');
  expect(screen.queryByText('No services found')).not.toBeInTheDocument();
  expect(await screen.findByText('Showing 1 of 10 services')).toBeVisible();
});

it('shows a message if nothing was found @rest', async () => {
  const { user, container } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
  await user.type(await box(), 'passport');
  expect(await screen.findByText('No services found')).toBeVisible();
  expect(screen.getByText('Try searching with different keywords')).toBeVisible();
  expect(screen.getByText('Showing 0 of 10 services')).toBeVisible();
  expect(await axeOf(container)).toHaveNoViolations();
});

it('links a result to the terms of the service, and to the form with the service preselected', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/search?q=caste', session: 'user' });
  await user.click(await screen.findByRole('link', { name: /Caste Certificate/ }));
  expect(await screen.findByRole('heading', { name: 'What you need' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Apply for this service' }));
  expect(await screen.findByLabelText('Service Required')).toHaveValue('Caste Certificate');
});

it('links from a service back to the search with its text @rest (#12.4)', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
  await user.type(await box(), 'caste');
  await user.click(await screen.findByRole('link', { name: /Caste Certificate/ }));
  const back = await screen.findByRole('link', { name: 'Back to all services' });
  expect(back).toHaveAttribute('href', '/user/search?q=caste');
  await user.click(back);
  expect(await box()).toHaveValue('caste');
});

it('shows what to do instead if a service is not offered', async () => {
  renderPortal(<Area />, { path: '/user/search/Water%20Connection', session: 'user' });
  expect(await screen.findByText(/cannot be applied for online yet/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply for this service' })).not.toBeInTheDocument();
});

it('finds a service by a synonym and by a misspelling @rest (#19)', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
  await user.type(await box(), 'salary proof');
  expect(await screen.findByRole('link', { name: /^Income Certificate/ })).toBeVisible();
  expect(await screen.findByText('Showing 1 of 10 services')).toBeVisible();
  await user.clear(await box());
  await user.type(await box(), 'brith');
  expect(screen.getByRole('link', { name: /^Birth Certificate/ })).toBeVisible();
});

it('finds a renamed service by its common name, until an admin removes that keyword @rest (#19.4)', async () => {
  signInAs('admin');
  const { definitions } = await openRecords();
  const income = '3';
  const { definition, version } = await firstVersion(income);
  const renamed = { ...definition, name: 'Statement of Earnings' };
  await definitions.publish(income, renamed, version);

  const { user } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
  await user.type(await box(), 'aay');
  expect(await screen.findByRole('link', { name: /^Statement of Earnings/ })).toBeVisible();

  await asAdmin(() => definitions.publish(income, { ...renamed, keywords: 'salary' }, version + 1));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /^Statement of Earnings/ })).not.toBeInTheDocument(),
  );
});

it.each(
  Object.entries(sampleKeywords).map(([name, words], index) => [name, words, index] as const),
)(
  'finds the %s by its sample keywords before its definition has loaded (#19.4)',
  async (name, words, index) => {
    const ids = ['1', '2', '3', '4', '5'];
    const { definition } = await firstVersion(ids[index] ?? '');
    expect(definition).toMatchObject({ name, keywords: words });
  },
);

it('counts searches without a result, and none that look personal @rest (#19)', async () => {
  const { searches } = await openRecords();
  const noteMiss = jest.spyOn(searches, 'noteMiss');
  const { user } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
  await user.type(await box(), 'Passport');
  await waitFor(() => expect(noteMiss.mock.calls).toEqual([['passport']]));
  await user.clear(await box());
  await user.type(await box(), 'asha@example.com');
  await user.clear(await box());
  await user.type(await box(), 'visa');
  await waitFor(() => expect(noteMiss.mock.calls).toEqual([['passport'], ['visa']]));
});
