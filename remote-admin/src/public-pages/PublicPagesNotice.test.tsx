import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readPublishedServices } from '../../../tools/building/servicesFile';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

const request = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  request
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json(readPublishedServices())));
});

const title = 'The public pages are behind';

describe('the notice on outdated public pages', () => {
  it('shows nothing while the public pages match the records', async () => {
    renderArea('/admin/services');
    await screen.findByText('5 services');
    expect(request).toHaveBeenCalledWith('/services.json', expect.anything());
    expect(screen.queryByText(title)).toBeNull();
  });

  it('names an added service and a removed one', async () => {
    const { user, container } = renderArea('/admin/services');
    await user.type(await screen.findByLabelText('Add a service'), 'Pension Letter');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/“Pension Letter” was added/)).toHaveTextContent(
      'The public pages do not show it yet.',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Death Certificate' }));
    const help = within(screen.getByRole('region', { name: 'Help' }));
    await waitFor(() =>
      expect(help.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '“Pension Letter” is not on them yet',
        '“Death Certificate” is on them still',
      ]),
    );
    expect(help.getByText(title)).toBeVisible();
    expect(help.getByText(/stay in this browser/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('appears in the designer and on the list once a newer version is published than on the public pages @rest', async () => {
    const { user } = renderArea('/admin/services/1');
    const days = await screen.findByLabelText('Days promised');
    expect(screen.queryByText(title)).toBeNull();
    await user.clear(days);
    await user.type(days, '3');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish version 2' }));
    expect(await screen.findByText(title)).toBeVisible();
    const outdated = '“Birth Certificate” is on them as it was before it was changed';
    expect(screen.getByText(outdated)).toBeVisible();
    expect(screen.getByText(/^Version 2 of “Birth Certificate” was published/)).toHaveTextContent(
      'The public pages stay as they are until they are published too.',
    );
    await user.click(screen.getByRole('link', { name: 'Back to services' }));
    const help = within(await screen.findByRole('region', { name: 'Help' }));
    expect(await help.findByRole('listitem')).toHaveTextContent(outdated);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page of an unknown address', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('shows nothing if the public file returns %s @rest', async (_what, answer) => {
    request.mockImplementation(answer);
    const { user } = renderArea('/admin/services');
    await user.type(await screen.findByLabelText('Add a service'), 'Pension Letter');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('6 services')).toBeVisible();
    expect(screen.queryByText(title)).toBeNull();
  });
});
