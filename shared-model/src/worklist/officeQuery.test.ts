import { applicationStatuses } from '../applications/Application';
import { desksOf, statusesOn } from './desks';
import { officeQuery, type OfficeQuery } from './officeQuery';
import type { OfficeList, WorklistPart } from './Worklist';

it.each<[OfficeList, OfficeQuery]>([
  ['overdue', { tab: 'with-office', dueBy: '2026-02-28' }],
  ['recommended', { tab: 'recommended' }],
  ['unassigned', { tab: 'to-do', unassigned: true, submittedBy: '2026-02-27' }],
])('asks for the list of %s applications', (list, query) => {
  expect(officeQuery(list, '2026-03-01')).toEqual(query);
});

it.each<[WorklistPart, string[]]>([
  ['to-do', ['to-do']],
  ['mine', ['to-do']],
  ['with-citizen', ['with-citizen']],
  ['recommended', ['recommended']],
  ['decided', ['decided']],
  ['with-office', ['to-do', 'recommended']],
])('the part %s shows the desks %j', (part, desks) => {
  expect(desksOf(part)).toEqual(desks);
});

it('has each stage on one desk', () => {
  expect(statusesOn).toEqual({
    'to-do': ['pending', 'in-review'],
    'with-citizen': ['returned'],
    recommended: ['recommended'],
    decided: ['approved', 'rejected'],
  });
  expect(Object.values(statusesOn).flat().sort()).toEqual([...applicationStatuses].sort());
});
