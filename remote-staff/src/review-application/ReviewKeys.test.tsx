import { act, screen, waitFor, within } from '@testing-library/react';
import { openRecords } from 'shared-data';
import { submitFilled } from '../../../tools/testing/filledApplication';
import { moveAs } from '../../../tools/testing/moveAs';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { button, check, citizen, colleague, readApplication } from '../testing/review';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

/** Opens an application with answers, pending or in review. */
async function openReview(status: 'pending' | 'in-review' = 'pending') {
  const filled = await submitFilled(citizen);
  const { id, revision } = filled;
  if (status === 'in-review') await moveAs(colleague, id, { to: 'in-review', revision });
  const view = renderPortal(<StaffArea />, { path: '/staff/review/filled', session: 'staff' });
  await screen.findByRole('heading', { name: 'Papers' });
  return { ...view, number: filled.number };
}

const saved = () => readApplication('filled');

describe('a review by keyboard (#18)', () => {
  it('agrees to everything, recommends and opens the next one with two presses', async () => {
    const { user, number } = await openReview();
    await user.keyboard('a');
    expect(check('Whose house it is', 'Matches')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('x');
    expect(
      await screen.findByText(`${number} was recommended. This is the next one, and you have it.`),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: `Review ${number}` })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText('You have it.')).toBeVisible();
    const { status, checks, history } = await saved();
    expect(status).toBe('recommended');
    expect(checks).toMatchObject({ house: { agrees: true }, identity: { agrees: true } });
    expect(history.map(({ to }) => to)).toEqual(['pending', 'in-review', 'recommended']);
  });

  it('handles two presses in order, before the first has changed the screen', async () => {
    const { number } = await openReview();
    act(() => {
      for (const key of ['a', 'x']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    });
    expect(
      await screen.findByText(`${number} was recommended. This is the next one, and you have it.`),
    ).toBeVisible();
  });

  it('leaves checks that do not agree unchanged @rest', async () => {
    const { user } = await openReview();
    await user.click(check('Whose house it is', 'Differs'));
    await user.click(screen.getByRole('heading', { name: 'Papers' }));
    await user.keyboard('a');
    expect(check('Whose house it is', 'Differs')).toHaveAttribute('aria-pressed', 'true');
    expect(check('Proof of identity', 'In order')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['x', 'pending'],
    ['x', 'in-review'],
    ['r', 'in-review'],
  ] as const)(
    'lists by %s the unchecked parts while it is %s, and recommends nothing @rest',
    async (key, status) => {
      const { user } = await openReview(status);
      await user.click(check('Whose house it is', 'Matches'));
      await user.keyboard(key);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /answers and papers are not checked yet: .*Proof of identity/,
      );
      expect((await saved()).status).toBe(status);
      await user.keyboard('a');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('ignores keys and hides the bar of steps until the definition has loaded @rest', async () => {
    const filled = await submitFilled(citizen);
    const { definitions } = await openRecords();
    let answer: () => void = () => undefined;
    const watch = definitions.watchVersion.bind(definitions);
    jest.spyOn(definitions, 'watchVersion').mockImplementation((...asked) => (observer) => {
      let stop: () => void = () => undefined;
      answer = () => {
        stop = watch(...asked)(observer);
      };
      return () => stop();
    });
    const { user } = renderPortal(<StaffArea />, {
      path: '/staff/review/filled',
      session: 'staff',
    });
    await screen.findByRole('heading', { name: `Review ${filled.number}` });
    await user.keyboard('ax');
    expect(screen.queryByRole('group', { name: 'Next step' })).not.toBeInTheDocument();
    expect((await saved()).status).toBe('pending');
    act(() => answer());
    expect(await screen.findByRole('group', { name: 'Next step' })).toBeVisible();
    await user.keyboard('ax');
    expect(await screen.findByText(/ was recommended\./)).toBeVisible();
  });

  it('ignores keys for the previous application while the next one is loading', async () => {
    const { user, number } = await openReview();
    const { applications } = await openRecords();
    const watch = applications.watchOne.bind(applications);
    jest
      .spyOn(applications, 'watchOne')
      .mockImplementation((id) => (id === 'filled' ? watch(id) : () => () => undefined));
    await user.keyboard('ax');
    await screen.findByText(`${number} was recommended. This is the next one, and you have it.`);
    await user.keyboard('s');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: `Review ${number}` })).not.toBeInTheDocument(),
    );
    await user.keyboard('s');
    expect((await saved()).status).toBe('recommended');
  });

  it('recommends nothing by key if the definition could not be loaded @rest', async () => {
    const { number } = await submitFilled(citizen);
    const { definitions } = await openRecords();
    jest.spyOn(definitions, 'watchVersion').mockReturnValue(({ error }) => {
      error(new Error('It is not readable.'));
      return () => undefined;
    });
    const { user } = renderPortal(<StaffArea />, {
      path: '/staff/review/filled',
      session: 'staff',
    });
    await screen.findByRole('heading', { name: `Review ${number}` });
    await screen.findByRole('group', { name: 'Next step' });
    await user.keyboard('s');
    await screen.findByText(/ is in review\./);
    await user.keyboard('xr');
    expect(screen.queryByText(/ was recommended\./)).not.toBeInTheDocument();
    expect((await saved()).status).toBe('in-review');
    await user.click(button('Recommend'));
    expect(await screen.findByText(/ was recommended\./)).toBeVisible();
  });

  it('takes the application into review and recommends it with S and R @rest', async () => {
    const { user, number } = await openReview();
    await user.keyboard('s');
    expect(await screen.findByText(`${number} is in review.`)).toBeVisible();
    await user.keyboard('ar');
    expect(await screen.findByText(`${number} was recommended.`)).toBeVisible();
  });

  it('moves the focus to the note with B, and returns the application once a note is written @rest', async () => {
    const { user, number } = await openReview('in-review');
    await user.click(screen.getByRole('checkbox', { name: 'Electricity bill or tax receipt' }));
    await user.keyboard('b');
    expect(screen.getByLabelText('Note, or what is missing')).toHaveFocus();
    await user.keyboard('Which house?');
    await user.tab();
    await user.keyboard('b');
    expect(await screen.findByText(`${number} was returned to the citizen.`)).toBeVisible();
  });

  it('opens a list of the keys, and ignores them once shortcuts are turned off @rest', async () => {
    localStorage.setItem('staff-shortcuts', 'off');
    const { user } = await openReview();
    expect(button('Everything matches')).not.toHaveAttribute('aria-keyshortcuts');
    await user.keyboard('a');
    expect(check('Whose house it is', 'Matches')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Keyboard shortcuts'));
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    const row = await dialog.findByRole('row', { name: 'X Recommend, and open the next one' });
    expect(row).toBeVisible();
  });
});

it('opens the work list if there is no next application @rest (#18)', async () => {
  const { user, number } = await openReview();
  const { worklist } = await openRecords();
  jest.spyOn(worklist, 'takeNext').mockResolvedValueOnce(undefined);
  await user.keyboard('ax');
  expect(
    await screen.findByText(`${number} was recommended. There are no more cases to take.`),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Work list' })).toBeVisible();
});

describe('recommending from a list with filters, and opening the next one (#18)', () => {
  async function openFrom(pathname: string) {
    const from = { pathname, search: '?service=Trade+License&due=overdue&page=2' };
    const filled = await submitFilled(citizen);
    const view = renderPortal(<StaffArea />, {
      path: { pathname: '/staff/review/filled', state: { from } },
      session: 'staff',
    });
    await screen.findByRole('heading', { name: 'Papers' });
    return { ...view, number: filled.number };
  }

  it.each([
    ['the service that the work list is filtered by', '/staff/worklist', 'Trade License'],
    ['all services for whoever comes from the dashboard', '/staff/dashboard', undefined],
  ])('takes the next one of %s @rest', async (_, pathname, service) => {
    const { user } = await openFrom(pathname);
    const { worklist } = await openRecords();
    const takeNext = jest.spyOn(worklist, 'takeNext');
    await user.keyboard('ax');
    await waitFor(() => expect(takeNext).toHaveBeenCalledTimes(1));
    expect(takeNext).toHaveBeenCalledWith(expect.anything(), service);
  });

  it('opens the work list with its filters if there is no next application @rest', async () => {
    const { user, number } = await openFrom('/staff/worklist');
    const { worklist } = await openRecords();
    jest.spyOn(worklist, 'takeNext').mockResolvedValueOnce(undefined);
    const watchPage = jest.spyOn(worklist, 'watchPage');
    await user.keyboard('ax');
    expect(
      await screen.findByText(
        `${number} was recommended. There are no more cases to take for Trade License.`,
      ),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Work list' })).toBeVisible();
    const asked = { service: 'Trade License', page: 2, dueBy: expect.any(String) as string };
    expect(watchPage).toHaveBeenCalledWith(expect.objectContaining(asked));
  });
});

it('keeps the recommendation if the next one cannot be opened @rest (#18)', async () => {
  const { user } = await openReview();
  const { worklist } = await openRecords();
  jest.spyOn(worklist, 'takeNext').mockRejectedValueOnce(new Error('unreachable'));
  await user.keyboard('ax');
  expect(await screen.findByText(/^It was recommended, and the next one could not/)).toBeVisible();
  expect((await saved()).status).toBe('recommended');
});

it('does not return answers without a note on what is wrong @rest (#18)', async () => {
  const { user } = await openReview('in-review');
  await user.click(screen.getByRole('checkbox', { name: 'Electricity bill or tax receipt' }));
  await user.click(check('Whose house it is', 'Differs'));
  await user.click(button('Return to citizen'));
  const note = screen.getByLabelText('Note, or what is missing');
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Say what is missing/));
  expect((await saved()).status).toBe('in-review');
});
