import { screen, within } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { countFailure } from '../areas/buildHistory';
import { endOverride } from '../override/override';
import { OverrideNotice } from '../override/OverrideNotice';
import { StatusPage } from './StatusPage';

const manifest = {
  metaData: {
    buildInfo: { buildVersion: '1.4.2+abc' },
    remoteEntry: { name: 'remoteEntry.1234.js' },
  },
  exposes: [{ name: 'App' }],
};
const listed = (origin: string, version = '1.4.2') => ({
  entry: `${origin}/mf-manifest.json`,
  version,
});

/** The registry lists user and staff; the server of staff is down. */
const usualAnswers: Record<string, () => Response> = {
  '/config.json': () => Response.json({ areas: { origins: ['https://staff.example'] } }),
  '/remotes.json': () =>
    Response.json({
      schema: 1,
      remotes: { user: listed('https://user.example'), staff: listed('https://staff.example') },
    }),
  'https://user.example/mf-manifest.json': () => Response.json(manifest),
};

let answers = usualAnswers;

beforeEach(() => {
  answers = { ...usualAnswers };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const answer = answers[address as string];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('refused'));
  });
});
afterEach(() => {
  endOverride();
  localStorage.clear();
  jest.restoreAllMocks();
});

function renderStatus() {
  return renderPortal(
    <>
      <OverrideNotice />
      <StatusPage />
    </>,
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

it('shows for each area what is deployed, what runs here and what went wrong', async () => {
  countFailure('staff', '1.4.1+old');
  countFailure('staff', '1.5.0+new');
  countFailure('staff', '1.5.0+new');
  renderStatus();
  await screen.findByText('1.4.2+abc');

  const texts = async (name: string) =>
    within(await row(name))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(await texts('User Services')).toEqual([
    '1.4.2',
    '1.4.2+abc',
    'https://user.example',
    'Not entered',
    'None',
    'None',
  ]);
  expect(await texts('Staff Panel')).toEqual([
    '1.4.2',
    'Does not answer',
    'https://staff.example',
    'Not entered',
    '1.5.0+new: 2, 1.4.1+old: 1',
    expect.stringContaining('https://staff.example/mf-manifest.json could not be read'),
  ]);
  expect((await texts('Admin Portal'))[0]).toBe('Not listed');
});

const timesAsked = (address: string) =>
  jest.mocked(globalThis.fetch).mock.calls.filter(([asked]) => asked === address).length;

it('requests the registry once for all areas, and again on a refresh (#21.5)', async () => {
  const { user } = renderStatus();
  await screen.findByText('1.4.2+abc');
  expect(timesAsked('/remotes.json')).toBe(1);

  answers['/remotes.json'] = () =>
    Response.json({ schema: 1, remotes: { user: listed('https://user.example', '1.5.0') } });
  await user.click(screen.getByRole('button', { name: 'Look again' }));

  expect(await row('User Services')).toHaveTextContent('1.5.0');
  expect(timesAsked('/remotes.json')).toBe(2);
});

it('shows for each area that the registry does not answer (#21.5)', async () => {
  answers['/remotes.json'] = () => new Response('', { status: 503 });
  renderStatus();

  expect(
    await screen.findAllByText('/remotes.json could not be read', { exact: false }),
  ).toHaveLength(3);
  expect(timesAsked('/remotes.json')).toBe(1);
});

it('starts an override with a build at an allowed origin, shows it, and ends it with one click @rest', async () => {
  const { user } = renderStatus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area to try' }), 'Staff Panel');
  await user.type(
    screen.getByRole('textbox', { name: 'Address of the manifest' }),
    'https://staff.example/builds/1.5.0-abc/mf-manifest.json',
  );

  await user.click(screen.getByRole('button', { name: 'Try this build' }));

  expect(
    await screen.findByText(/You are trying another build of Staff Panel, from https:\/\/staff/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop trying it' }));
  expect(screen.queryByText(/You are trying another build/)).not.toBeInTheDocument();
});

it.each([
  ['staff 1.5', 'Enter the full address of a manifest'],
  ['https://elsewhere.example/mf-manifest.json', 'This origin is not allowed'],
])('does not try %p, and explains why @rest', async (address, message) => {
  const { user } = renderStatus();
  const field = screen.getByRole('textbox', { name: 'Address of the manifest' });
  await user.type(field, address);

  await user.click(screen.getByRole('button', { name: 'Try this build' }));

  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(field).toHaveValue(address);
  expect(screen.queryByText(/You are trying another build/)).not.toBeInTheDocument();
});
