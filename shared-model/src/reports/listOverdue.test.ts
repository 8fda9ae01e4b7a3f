import type { Application } from '../applications/applicationSchema';
import { listOverdue } from './listOverdue';

const at = '2026-07-01T10:00:00Z';
const by = { uid: 'c', name: 'Clerk', role: 'staff' } as const;

function application(day: string, more: Partial<Application> = {}): Application {
  return {
    id: 'x',
    number: '#PAN-2026-001',
    service: 'Birth',
    details: '',
    documents: [],
    applicant: { uid: 'u', name: 'Asha', email: 'asha@example.com' },
    status: 'pending',
    priority: 'normal',
    submittedAt: at,
    updatedAt: at,
    revision: 1,
    deadline: { day },
    history: [{ at, by, from: null, to: 'pending' }],
    ...more,
  };
}

it('gives the rows of the page with the days that they are overdue by, and the count of all', () => {
  const assignee = { uid: 'c', name: 'Clerk', at, by };
  const rows = [
    application('2026-07-10', { id: 'y', service: 'Water', status: 'recommended' }),
    application('2026-07-17', { assignee }),
  ];
  expect(listOverdue({ rows, total: 61 }, '2026-07-20')).toEqual({
    count: 61,
    listed: [
      {
        id: 'y',
        number: '#PAN-2026-001',
        service: 'Water',
        applicant: 'Asha',
        day: '2026-07-10',
        byDays: 10,
        assignee: undefined,
      },
      {
        id: 'x',
        number: '#PAN-2026-001',
        service: 'Birth',
        applicant: 'Asha',
        day: '2026-07-17',
        byDays: 3,
        assignee: 'Clerk',
      },
    ],
  });
});

it('leaves out rows that are not overdue on the day of their reader', () => {
  const rows = [
    application('2026-07-20'),
    application('2026-07-10', { deadline: undefined }),
    application('2026-07-10', { deadline: { day: '2026-07-10', left: 1 } }),
  ];
  expect(listOverdue({ rows, total: 3 }, '2026-07-20')).toEqual({ count: 3, listed: [] });
});
