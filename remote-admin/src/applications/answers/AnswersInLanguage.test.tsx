import { act, screen } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { submitFilled } from '../../../../tools/testing/filledApplication';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { renderArea } from '../../testing/renderArea';

recordsForEachTest();
afterEach(() => act(() => activateLanguage('en')));

describe('the applications of admins in Hindi', () => {
  it('shows the names of services and questions in Hindi @rest (#20.4)', async () => {
    await submitFilled({ uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' });
    await act(() => activateLanguage('hi'));
    const { user } = await act(() =>
      Promise.resolve(renderArea('/admin/applications?search=zubeda')),
    );

    const details = await screen.findByRole('button', { name: /निवास प्रमाण पत्र, Zubeda Quazi/ });
    expect(screen.getByRole('option', { name: 'पानी का कनेक्शन' })).toHaveValue('Water Connection');
    await user.click(details);
    expect(await screen.findByText('पहचान का प्रमाण')).not.toHaveAttribute('lang');
    expect(screen.getByText(/Shivaji Ward/)).toBeVisible();
  });
});
