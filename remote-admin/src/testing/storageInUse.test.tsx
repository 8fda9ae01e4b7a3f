import { screen } from '@testing-library/react';
import { breakStorage, storageFailures } from '../../../tools/testing/breakStorage';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { recordsInStorage } from '../../../tools/testing/recordsInStorage';
import { renderArea } from './renderArea';

recordsForEachTest();
beforeEach(recordsInStorage);
afterEach(() => jest.restoreAllMocks());

it.each(storageFailures)(
  'says what a storage that fails with %s while in use needs, and keeps what was typed @rest (#44.13)',
  async (error, text) => {
    const { user } = renderArea('/admin/services');
    await screen.findByText('5 services');
    const name = screen.getByLabelText('Add a service');
    await user.type(name, 'Gram Sabha');
    breakStorage(error);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(name).toHaveValue('Gram Sabha');
  },
);
