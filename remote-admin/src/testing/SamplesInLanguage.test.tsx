import { act, screen } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderArea } from './renderArea';

recordsForEachTest();
beforeEach(() => act(() => activateLanguage('mr')));
afterEach(() => act(() => activateLanguage('en')));

it('the position in the request of a sample is marked as English on a page in Marathi @rest (#44.16)', async () => {
  await act(() => Promise.resolve(renderArea('/admin/users')));
  expect(await screen.findByText('Revenue clerk')).toHaveAttribute('lang', 'en');
});
