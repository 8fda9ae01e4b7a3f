import { act, screen } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { StaffArea } from './StaffArea';

recordsForEachTest();
beforeEach(() => act(() => activateLanguage('mr')));
afterEach(() => act(() => activateLanguage('en')));

describe('the English text of a sample on a page in Marathi (#44.16)', () => {
  it.each([
    ['/staff/dashboard', 'Senior Clerk'],
    ['/staff/payslips', 'Senior Clerk'],
    ['/staff/review/4', 'The documents do not match the details given.'],
  ])('is marked as English at %s', async (path, text) => {
    await act(() => Promise.resolve(renderPortal(<StaffArea />, { path, session: 'staff' })));
    for (const shown of await screen.findAllByText(text)) {
      expect(shown.closest('[lang]')).toHaveAttribute('lang', 'en');
    }
  });
});
