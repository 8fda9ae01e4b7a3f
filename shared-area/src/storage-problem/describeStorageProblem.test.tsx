import { screen } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { describeStorageProblem } from './describeStorageProblem';
import en from './i18n/en';
import hi from './i18n/hi';
import mr from './i18n/mr';

const show = (error: unknown) =>
  renderPortal(<p>{describeStorageProblem(error, 'Something else.')}</p>);

describe('a problem of the browser’s storage (#44.13)', () => {
  it.each([
    ['StorageBlockedError', /copy it first.* allow cookies and site data/],
    ['StorageFullError', /Free up space/],
    ['StorageHeldError', /close the other tabs/],
    ['StorageLostError', /does not open the portal’s storage.* copy it first.* reload the page/],
  ])('says for %s what it is and what helps', async (name, text) => {
    show(Object.assign(new Error(name), { name }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/private|connection|Something else/)).not.toBeInTheDocument();
  });

  it('leaves every other problem to the area', () => {
    show(new Error('other'));
    expect(screen.getByText('Something else.')).toBeVisible();
  });

  it.each([
    ['English', en],
    ['Hindi', hi],
    ['Marathi', mr],
  ])('blames neither private browsing nor the connection in %s', (_language, messages) => {
    const all = Object.values(messages).join(' ');
    expect(all).not.toMatch(/private|connection|निजी|खासगी|कनेक्शन|इंटरनेट/);
  });
});
