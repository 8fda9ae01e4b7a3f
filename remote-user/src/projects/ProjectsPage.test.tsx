import { screen, within } from '@testing-library/react';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { withoutRecords } from 'shared-data/testing';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';

recordsForEachTest();

const open = (search = '') =>
  renderPortal(<Area />, { path: `/user/projects${search}`, session: 'user' });

it('shows the projects of a stage, and all of them (#12.6)', async () => {
  const { user, container } = open('?stage=active');
  const list = await screen.findByRole('list', { name: 'Projects of the council' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  expect(list).toHaveTextContent(/Street lights on Temple Road.*Active.*Sample/);
  expect(await axeOf(container)).toHaveNoViolations();
  await user.selectOptions(screen.getByLabelText('Show'), 'All projects');
  expect(within(list).getAllByRole('listitem')).toHaveLength(17);
  expect(screen.getByText('17 projects')).toBeVisible();
});

it('shows a message if the council has entered none', async () => {
  await withoutRecords('projects');
  open();
  expect(await screen.findByText('No projects here')).toBeVisible();
});
