import { screen } from '@testing-library/react';
import { breakStorage, storageFailures } from '../../../tools/testing/breakStorage';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { recordsInStorage } from '../../../tools/testing/recordsInStorage';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from './Area';

recordsForEachTest();
beforeEach(recordsInStorage);
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it.each(storageFailures)(
  'says what a storage that fails with %s while in use needs, and keeps what was typed @rest (#44.13)',
  async (error, text) => {
    const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
    const details = await screen.findByLabelText('Application Details');
    breakStorage(error);
    await user.type(details, 'Ward 2');
    expect(await screen.findByText(/is not kept as a draft/)).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Kept on this device as a draft.')).not.toBeInTheDocument();
    expect(details).toHaveValue('Ward 2');
  },
);
