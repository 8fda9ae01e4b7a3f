import { screen, waitFor } from '@testing-library/react';
import { OfflineError, openRecords } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { submitNow } from '../../../tools/testing/submitNow';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const leaver = { uid: 'clerk-2', name: 'Ravi More', role: 'staff' } as const;
const citizen = { uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' };

/** A case that is still assigned to a clerk whose role was removed, because the release was interrupted. */
async function leaveCase() {
  signInAs('admin');
  const { people, worklist } = await openRecords();
  const draft = { id: 'a1', service: 'Trade License', details: 'x', documents: [] };
  const { id } = await submitNow(draft, citizen);
  await people.noteSession({ ...leaver, email: 'ravi@example.com' });
  await people.changeRole(leaver.uid, 'staff');
  await worklist.assign(id, { to: leaver, by: leaver });
  await people.changeRole(leaver.uid, 'user');
}

/** The log's entries on taken and released cases: who and what, the latest first. */
async function assignments() {
  const { log } = await openRecords();
  const entries = await log.findAll({ kind: 'assignment' });
  return entries.map(({ action, by, detail }) => [action, by.role, detail]);
}

describe('a case of somebody who no longer works here (#18)', () => {
  it.each(['users', 'applications'])(
    'becomes free when an admin opens the %s @rest',
    async (page) => {
      await leaveCase();
      renderArea(`/admin/${page}`);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(async () =>
        expect(await assignments()).toEqual([
          ['released', 'admin', leaver.name],
          ['taken', 'staff', undefined],
        ]),
      );
    },
  );

  it('shows the users even if the case cannot be released', async () => {
    const { worklist } = await openRecords();
    const offline = new OfflineError();
    jest.spyOn(worklist, 'releaseLeavers').mockRejectedValueOnce(offline);
    const report = jest.spyOn(console, 'error').mockReturnValue();
    renderArea('/admin/users');
    expect(await screen.findByText('Deepak Rane')).toBeVisible();
    await waitFor(() => expect(report).toHaveBeenCalledWith(offline));
  });
});
