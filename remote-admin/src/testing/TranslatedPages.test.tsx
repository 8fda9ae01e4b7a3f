import { screen } from '@testing-library/react';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { translatePage } from '../../../tools/testing/translatePage';
import { renderArea } from './renderArea';

recordsForEachTest();

let endTranslation: () => void;
beforeEach(() => (endTranslation = translatePage()));
afterEach(() => endTranslation());

describe('a page of the administrators’ area that the browser translates @rest (#44.1)', () => {
  it('opens and closes the details of an application', async () => {
    const { user } = renderArea('/admin/applications');
    const [details] = await screen.findAllByRole('button', { name: /^Details of/ });
    if (!details) throw new Error('There is no application.');
    await user.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    await user.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'false');
  });

  it('adds and removes a service', async () => {
    const { user } = renderArea('/admin/services');
    await user.type(await screen.findByLabelText('Add a service'), 'Ration Card');
    await user.click(screen.getByRole('button', { name: /^Add/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove Ration Card' }));
    expect(await screen.findByRole('button', { name: /Undo/ })).toBeVisible();
  });
});
