import type { Application } from 'shared-data';
import { rowActions, type RowAction } from './rowActions';

const me = 'staff-1';

function applicationOf(
  status: Application['status'],
  assigneeUid: string | undefined,
  applicantUid: string | null = 'citizen-1',
) {
  const by = { uid: 'admin-1', name: 'Meera Shah' };
  return {
    status,
    applicant: { uid: applicantUid, name: 'Zubeda Quazi', email: 'zubeda@example.com' },
    assignee: assigneeUid
      ? { uid: assigneeUid, name: 'Ravi More', at: '2026-11-23T05:00:00.000Z', by }
      : undefined,
  };
}

describe('rowActions', () => {
  it.each<[string, ReturnType<typeof applicationOf>, RowAction[]]>([
    ['an unassigned case', applicationOf('pending', undefined), ['take']],
    ['an unassigned case in review', applicationOf('in-review', undefined), ['take']],
    ['an unassigned case with its citizen', applicationOf('returned', undefined), ['take']],
    ['an unassigned recommended case', applicationOf('recommended', undefined), []],
    ['one’s own work', applicationOf('in-review', me), ['hand-over', 'give-back']],
    ['an own recommendation', applicationOf('recommended', me), ['hand-over', 'give-back']],
    ['a colleague’s work', applicationOf('in-review', 'staff-2'), []],
    ['a decided case', applicationOf('approved', me), []],
    ['one’s own application', applicationOf('pending', undefined, me), []],
    ['a sample of nobody', applicationOf('pending', undefined, null), ['take']],
  ])('returns the actions on %s', (_, application, expected) => {
    expect(rowActions(application, me)).toEqual(expected);
  });

  it.each<[string, ReturnType<typeof applicationOf>, RowAction[]]>([
    ['work', applicationOf('in-review', 'staff-2'), ['take']],
    ['recommendation', applicationOf('recommended', 'staff-2'), []],
    ['decided case', applicationOf('approved', 'staff-2'), []],
    ['case, of oneself', applicationOf('in-review', 'staff-2', me), []],
  ])('returns the actions on a former clerk’s %s', (_, application, expected) => {
    expect(rowActions(application, me, true)).toEqual(expected);
  });
});
