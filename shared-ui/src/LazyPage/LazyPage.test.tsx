import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuildRenewal, LanguageProvider } from 'shared-platform';
import { LazyPage } from './LazyPage';

const Page = ({ name }: { name: string }) => <h1>{name}</h1>;
const load = jest.fn();
const renew = jest.fn();

function gone() {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

function renderPage() {
  render(
    <LanguageProvider>
      <BuildRenewal value={renew}>
        <LazyPage load={load} props={{ name: 'Payslips' }} />
      </BuildRenewal>
    </LanguageProvider>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Page);
  renew.mockReset().mockResolvedValue(false);
});

it('shows that the page is on its way, and then the page', async () => {
  renderPage();

  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByRole('heading', { name: 'Payslips' })).toBeVisible();
});

it("heals on 'Try again'", async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const user = renderPage();

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Payslips' })).toBeVisible();
  expect(renew).not.toHaveBeenCalled();
});

it('waits to be replaced when its code is gone and a newer build is taken over', async () => {
  load.mockRejectedValue(gone());
  const isAsked = new Promise<void>((resolve) => {
    renew.mockImplementation(() => {
      resolve();
      return Promise.resolve(true);
    });
  });
  renderPage();
  await isAsked;

  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so when its code is gone and there is no newer build', async () => {
  load.mockRejectedValue(gone());
  renderPage();

  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
});
