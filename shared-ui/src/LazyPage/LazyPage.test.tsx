import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaHost, LanguageProvider } from 'shared-platform';
import { LazyPage } from './LazyPage';

const Page = ({ name }: { name: string }) => <h1>{name}</h1>;
const load = jest.fn();
const onLoadFailure = jest.fn();
const failure = new Error('Loading chunk 7 failed.');

function renderPage() {
  render(
    <LanguageProvider>
      <AreaHost value={{ onLoadFailure, onCrash: () => undefined }}>
        <LazyPage load={load} props={{ name: 'Payslips' }} />
      </AreaHost>
    </LanguageProvider>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Page);
  onLoadFailure.mockReset().mockResolvedValue(false);
});

it('shows a loading message, and then the page', async () => {
  renderPage();

  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByRole('heading', { name: 'Payslips' })).toBeVisible();
});

it("shows an error when the code cannot be loaded, and recovers on 'Try again', however often", async () => {
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const user = renderPage();

  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const button = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(onLoadFailure).toHaveBeenCalledTimes(attempt);
    await user.click(button);
  }

  expect(await screen.findByRole('heading', { name: 'Payslips' })).toBeVisible();
  expect(onLoadFailure.mock.calls).toEqual([[failure], [failure]]);
});

it('keeps the loading message while a newer build replaces it', async () => {
  load.mockRejectedValue(failure);
  const isAsked = new Promise<void>((resolve) => {
    onLoadFailure.mockImplementation(() => {
      resolve();
      return Promise.resolve(true);
    });
  });
  renderPage();
  await isAsked;

  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
