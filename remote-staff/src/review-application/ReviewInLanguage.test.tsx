import { act, screen } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { submitFilled } from '../../../tools/testing/filledApplication';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => act(() => activateLanguage('en')));

describe('the review in Marathi', () => {
  it('shows service, questions and choices in Marathi, and leaves the citizen’s answers unchanged (#20.4)', async () => {
    await submitFilled({ uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' });
    await act(() => activateLanguage('mr'));
    const page = { path: '/staff/review/filled', session: 'staff' } as const;
    await act(() => Promise.resolve(renderPortal(<StaffArea />, page)));

    expect(await screen.findByText('घर कोणाचे आहे')).not.toHaveAttribute('lang');
    expect(screen.getAllByText('रहिवासी दाखला', { exact: false })[0]).toBeVisible();
    expect(screen.queryByText('Residence Proof')).not.toBeInTheDocument();
    expect(screen.queryByText(/own/)).not.toBeInTheDocument();
    expect(screen.getByText(/Shivaji Ward/)).toBeVisible();
  });
});
