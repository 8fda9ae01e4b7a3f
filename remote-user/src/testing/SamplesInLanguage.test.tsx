import { act, screen } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from './Area';

recordsForEachTest();
beforeEach(() => act(() => activateLanguage('mr')));
afterEach(() => act(() => activateLanguage('en')));

describe('the English text of a sample on a page in Marathi @rest (#44.16)', () => {
  it.each([
    ['/user/messages', ['Ration card camp on Saturday', 'Water department']],
    [
      '/user/messages/1',
      ['Ration card camp on Saturday', 'Council office', /^A ration card camp is held/],
    ],
    ['/user/projects', ['Street lights on Temple Road']],
    ['/user/tasks', ['Attend the Gram Sabha meeting']],
    [
      '/user/activities',
      [
        'Ration card camp on Saturday',
        'Council office',
        'Street lights on Temple Road',
        'Attend the Gram Sabha meeting',
      ],
    ],
    ['/user/applications/4', ['The documents do not match the details given.']],
  ])('is marked as English at %s', async (path, texts) => {
    await act(() => Promise.resolve(renderPortal(<Area />, { path, session: 'user' })));
    for (const text of texts) {
      for (const shown of await screen.findAllByText(text)) {
        expect(shown.closest('[lang]')).toHaveAttribute('lang', 'en');
      }
    }
  });
});
