import { screen } from '@testing-library/react';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { submitNow } from '../../../tools/testing/submitNow';
import { translatePage } from '../../../tools/testing/translatePage';
import { citizen } from './review';
import { StaffArea } from './StaffArea';

recordsForEachTest();

let endTranslation: () => void;
beforeEach(() => (endTranslation = translatePage()));
afterEach(() => endTranslation());

describe('a page of the staff area that the browser translates @rest (#44.1)', () => {
  it('signs in', async () => {
    const { user } = renderPortal(<StaffArea />, { path: '/staff/login' });
    await user.type(await screen.findByLabelText('Email Address'), 'dev@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('table', { name: 'Recent Applications' })).toBeVisible();
  });

  it('takes an application into review @rest', async () => {
    const draft = { id: 'one', service: 'Trade License', details: 'A small shop', documents: [] };
    await submitNow(draft, citizen);
    const { user } = renderPortal(<StaffArea />, { path: '/staff/review/one', session: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Take into review' }));
    expect(await screen.findByRole('button', { name: 'Recommend' })).toBeVisible();
  });

  it.each([
    ['/staff/worklist', 'Work List'],
    ['/staff/tasks', 'Tasks'],
  ])('filters the list of %s @rest', async (path) => {
    const { user } = renderPortal(<StaffArea />, { path, session: 'staff' });
    await user.type(await screen.findByRole('searchbox'), 'zzzz');
    expect(await screen.findByText(/^No /)).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
