import type { Application } from '../applications/applicationSchema';
import type { ApplicationStatus } from '../applications/Application';
import { findCalls } from './findCalls';

const now = new Date('2026-03-01T10:00:00.000Z');
const by = { uid: 'u', name: 'Asha', role: 'user' } as const;

/** An application with one step for each status, one day apart; the last step is `daysAgo`. */
function application(
  id: string,
  steps: readonly ApplicationStatus[],
  { daysAgo = 1, ...more }: Partial<Application> & { daysAgo?: number } = {},
): Application {
  const history = steps.map((to, index) => ({
    at: new Date(now.getTime() - (daysAgo + steps.length - 1 - index) * 86_400_000).toISOString(),
    by,
    from: steps[index - 1] ?? null,
    to,
  }));
  return {
    id,
    number: `#PAN-2026-00${id}`,
    applicant: { uid: 'u', name: 'Asha', email: 'asha@example.com' },
    service: 'Birth Certificate',
    details: '',
    status: steps.at(-1) ?? 'pending',
    priority: 'normal',
    submittedAt: history[0]?.at ?? '',
    updatedAt: history.at(-1)?.at ?? '',
    revision: steps.length,
    documents: [],
    history,
    ...more,
  };
}

const decided = ['pending', 'in-review', 'approved'] as const;
const kindsOf = (...applications: Application[]) =>
  findCalls(applications, now).map(({ kind, application: { id } }) => [id, kind]);

/** The application with its certificate revoked by the last step. */
function revoked(one: Application): Application {
  const certificate = { number: 'C', change: 'revoked' } as const;
  const history = one.history.map((event, index, { length }) =>
    index === length - 1 ? { ...event, certificate } : event,
  );
  return { ...one, history };
}

describe('findCalls', () => {
  it.each<[string, Application, string[][]]>([
    ['no call for an application under way', application('1', ['pending', 'in-review']), []],
    [
      'a call for a returned application',
      application('1', ['pending', 'in-review', 'returned']),
      [['1', 'returned']],
    ],
    [
      'a call for an overdue application',
      application('1', ['pending', 'in-review'], { deadline: { day: '2026-02-28' } }),
      [['1', 'overdue']],
    ],
    [
      'no call for an application that is due today',
      application('1', ['pending'], { deadline: { day: '2026-03-01' } }),
      [],
    ],
    [
      'no call for an overdue sample',
      application('1', ['pending'], { deadline: { day: '2026-02-28' }, sample: true }),
      [],
    ],
    [
      'only the return of a returned application that was overdue',
      application('1', ['pending', 'in-review', 'returned'], {
        deadline: { day: '2026-02-20', left: -2 },
      }),
      [['1', 'returned']],
    ],
    [
      'only the decision of an application that was decided late',
      application('1', decided, { deadline: { day: '2026-02-20' } }),
      [['1', 'decision']],
    ],
    ['a decision', application('1', ['pending', 'rejected']), [['1', 'decision']]],
    ['a certificate', application('1', decided, { certificate: 'C' }), [['1', 'certificate']]],
    [
      'a certificate that was revoked',
      revoked(application('1', [...decided, 'approved'], { certificate: 'C' })),
      [['1', 'certificate-revoked']],
    ],
    ['no call for a decided sample', application('1', decided, { sample: true }), []],
    ['no call for a decision that was opened', application('1', decided, { decisionSeen: 3 }), []],
    ['no call for a decision of 61 days ago', application('1', decided, { daysAgo: 61 }), []],
    ['no call for a decision of 60 days ago', application('1', decided, { daysAgo: 60 }), []],
    [
      'no call for an old decision that was changed since',
      application('1', decided, { daysAgo: 61, updatedAt: now.toISOString() }),
      [],
    ],
    [
      'the rejection of an application that had a certificate',
      application('1', ['pending', 'approved', 'rejected'], { certificate: 'C' }),
      [['1', 'decision']],
    ],
    [
      'no call for a decision that was taken back',
      application('1', ['pending', 'approved', 'in-review']),
      [],
    ],
    [
      'a certificate that was revoked after the decision was opened',
      revoked(application('1', [...decided, 'approved'], { certificate: 'C', decisionSeen: 3 })),
      [['1', 'certificate-revoked']],
    ],
    ['a later decision', application('1', decided, { decisionSeen: 2 }), [['1', 'decision']]],
    [
      'no call for a note on a decision that was opened',
      application('1', [...decided, 'approved'], { decisionSeen: 3 }),
      [],
    ],
  ])('finds %s (#19)', (_what, one, calls) => {
    expect(kindsOf(one)).toEqual(calls);
  });

  it('lists returned applications first, then decisions, the latest first, and overdue applications last (#19)', () => {
    const old = application('1', decided, { daysAgo: 5 });
    const young = application('2', decided, { daysAgo: 2 });
    const returned = application('3', ['pending', 'returned'], { daysAgo: 9 });
    const overdue = application('4', ['pending'], { deadline: { day: '2026-02-20' } });
    expect(kindsOf(overdue, old, young, returned).map(([id]) => id)).toEqual(['3', '2', '1', '4']);
  });
});
