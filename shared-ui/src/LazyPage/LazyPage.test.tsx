import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaHost, LanguageProvider } from 'shared-platform';
import { LazyPage } from './LazyPage';

const Page = ({ name }: { name: string }) => <h1>{name}</h1>;
const load = jest.fn();
const renew = jest.fn();
const reportCrash = jest.fn();

/** As webpack's runtime rejects an import. */
function chunkError(type: 'error' | 'timeout' | 'missing') {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type });
}
const gone = () => chunkError('error');

function renderPage() {
  render(
    <LanguageProvider>
      <AreaHost value={{ renew, reportCrash }}>
        <LazyPage load={load} props={{ name: 'Payslips' }} />
      </AreaHost>
    </LanguageProvider>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Page);
  renew.mockReset().mockResolvedValue(false);
  reportCrash.mockReset();
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

it.each([
  ['its code is gone', gone(), 1, 0],
  ['its code hangs', chunkError('timeout'), 0, 0],
  ['its code throws', new TypeError('x is not a function'), 0, 1],
])(
  "when %s, says so and heals on 'Try again' (#15.5)",
  async (_fault, error, renewals, crashes) => {
    load.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    const user = renderPage();

    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
    }

    expect(await screen.findByRole('heading', { name: 'Payslips' })).toBeVisible();
    expect(renew).toHaveBeenCalledTimes(2 * renewals);
    expect(reportCrash).toHaveBeenCalledTimes(2 * crashes);
  },
);
