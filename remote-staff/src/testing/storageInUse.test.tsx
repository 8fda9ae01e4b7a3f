import { screen } from '@testing-library/react';
import { breakStorage, storageFailures } from '../../../tools/testing/breakStorage';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { recordsInStorage } from '../../../tools/testing/recordsInStorage';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { StaffArea } from './StaffArea';

recordsForEachTest();
beforeEach(recordsInStorage);
afterEach(() => jest.restoreAllMocks());

it.each(storageFailures)(
  'says what a storage that fails with %s while in use needs, and keeps what was typed @rest (#44.13)',
  async (error, text) => {
    const { user } = renderPortal(<StaffArea />, { path: '/staff/applications', session: 'staff' });
    const name = await screen.findByLabelText('Full Name');
    await user.type(name, 'Zoya');
    breakStorage(error);
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Your draft was saved/)).not.toBeInTheDocument();
    expect(name).toHaveValue('Zoya');
  },
);
