import {
  type ApplicationSort,
  type ApplicationSortKey,
  officeLists,
  officeQuery,
  worklistTabs,
} from 'shared-model';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Filter, Order } from '../../documents/Documents';
import { orderBy } from '../../documents/query';
import { countReport, type Question } from '../../reports/records/countReport';
import { logQueryPlan } from '../../log/records/logQueryPlan';
import { worklistPlan } from '../../worklist/records/worklistPlan';
import { planSearchedPage as planPage } from './searchApplications';
import type { QueryPlan } from './queryPlan';

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

const { indexes } = JSON.parse(
  readFileSync(path.resolve('firestore/firestore.indexes.json'), 'utf8'),
) as {
  indexes: Index[];
};

/** An index as text: its fields with their directions. */
function written({ fields }: Index): string {
  return fields
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order ?? ''}`)
    .join(', ');
}

const offeredFor = (collection: string) =>
  new Set(indexes.filter(({ collectionGroup }) => collectionGroup === collection).map(written));

const offered = { applications: offeredFor('applications'), log: offeredFor('log') };

/** The index that a filter needs: the server merges indexes that end with the same order, one for each filter. */
function neededFor(filter: Filter | undefined, order: readonly Order[]): string {
  const first =
    filter &&
    `${String(filter.field)} ${filter.operator.startsWith('array-contains') ? 'CONTAINS' : 'ASCENDING'}`;
  const rest = order.map(
    ({ field, direction }) => `${field} ${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`,
  );
  return [...(first ? [first] : []), ...rest].join(', ');
}

const sorts = (['date', 'applicant', 'service'] as const).flatMap((by: ApplicationSortKey) =>
  (['ascending', 'descending'] as const).map((direction): ApplicationSort => ({ by, direction })),
);

const questions = [
  {},
  { status: 'pending' as const },
  { stage: 'recommended' as const },
  { service: 'Birth Certificate' },
  { search: 'asha' },
  {
    status: 'pending' as const,
    stage: 'recommended' as const,
    service: 'Birth Certificate',
    search: 'asha',
  },
].flatMap((question) => sorts.map((sort) => ({ ...question, sort })));

const worklistQuestions = worklistTabs.flatMap((tab) =>
  [
    {},
    { service: 'Birth Certificate' },
    { dueBy: '2026-07-15' },
    { unassigned: true },
    { search: 'asha' },
    { service: 'Birth Certificate', dueBy: '2026-07-15', unassigned: true, search: 'asha' },
  ].map((question) => ({ tab, uid: 'clerk', ...question })),
);

const officeQuestions = officeLists.flatMap((list) =>
  [{}, { service: 'Birth Certificate', search: 'asha' }].map((question) => ({
    ...officeQuery(list, '2026-07-15'),
    uid: 'clerk',
    ...question,
  })),
);

const days = { from: '2026-07-01', to: '2026-07-31' };

const logQuestions = [
  {},
  { kind: 'payment' as const },
  { uid: 'clerk' },
  { search: 'asha' },
  { kind: 'payment' as const, uid: 'clerk', search: 'asha' },
].flatMap((question) => [question, { ...question, ...days }]);

const plans = [
  ...questions.map((question) => [JSON.stringify(question), planPage(question)] as const),
  ...[...worklistQuestions, ...officeQuestions]
    .map((question) => [JSON.stringify(question), worklistPlan(question)] as const)
    .flatMap(([what, plan]) => [
      [what, plan] as const,
      [`${what} from its end`, fromEnd(plan)] as const,
    ]),
];

const logPlans = logQuestions
  .map((question) => [JSON.stringify(question), logQueryPlan(question)] as const)
  .flatMap(([what, plan]) => [
    [what, plan] as const,
    [`${what} from its end`, fromEnd(plan)] as const,
  ]);

/** The queries of a report on a period. */
async function reportQuestions(): Promise<Question[]> {
  const asked: Question[] = [];
  const ask = (question: Question) => {
    asked.push(question);
    return Promise.resolve({ count: 1, sum: 1 });
  };
  const officers = [{ uid: 'clerk', name: 'Clerk' }];
  const findFormer = () => Promise.resolve(['Ration Card']);
  const subject = { period: days, services: ['Birth Certificate'], officers, findFormer };
  await countReport(ask, subject);
  return asked;
}

/** Compared fields are in alphabetical order; the field that is summed is last. */
function indexesForCount({ filters, sum }: Question): string[] {
  const fieldsOf = (isEqual: boolean) =>
    new Set(
      filters.flatMap(({ field, operator }) => ((operator === '==') === isEqual ? field : [])),
    );
  const rest = [...[...fieldsOf(false)].toSorted(), ...(sum ? [sum] : [])];
  const equal = [...fieldsOf(true)];
  const indexed = equal.length === 0 ? [rest] : equal.map((field) => [field, ...rest]);
  return indexed.map((fields) => fields.map((field) => `${field} ASCENDING`).join(', '));
}

/** The reversed plan: the last pages are read from the end. */
function fromEnd(plan: QueryPlan): QueryPlan {
  const order = plan.order.map(({ field, direction }) =>
    orderBy(field, direction === 'asc' ? 'desc' : 'asc'),
  );
  return { ...plan, order };
}

/** A filter on the first field of the order needs no index of its own. */
function indexesFor({ filters, order }: QueryPlan): string[] {
  const equal = filters.filter(({ field }) => field !== order[0]?.field);
  return equal.length === 0
    ? [neededFor(undefined, order)]
    : equal.map((filter) => neededFor(filter, order));
}

it.each([
  ...plans.map(([what, plan]) => ['applications', what, plan] as const),
  ...logPlans.map(([what, plan]) => ['log', what, plan] as const),
])('has an index of the %s for %s', (collection, _, plan) => {
  // Firestore indexes every single field by itself, without an entry in the file.
  for (const index of indexesFor(plan).filter((each) => each.includes(','))) {
    expect(offered[collection]).toContain(index);
  }
});

it('has an index of the applications for each query of a report', async () => {
  const needed = (await reportQuestions()).flatMap(indexesForCount);
  for (const index of needed.filter((each) => each.includes(','))) {
    expect(offered.applications).toContain(index);
  }
});

it.each([
  // For a citizen's own list.
  ['applications', plans, ['applicant.uid ASCENDING, submittedAt DESCENDING']],
  ['log', logPlans, []],
] as const)('has no unused index of the %s', async (collection, asked, others) => {
  const counted = collection === 'applications' ? await reportQuestions() : [];
  const needed = new Set([
    ...asked.flatMap(([, plan]) => [neededFor(undefined, plan.order), ...indexesFor(plan)]),
    ...counted.flatMap(indexesForCount),
  ]);
  expect([...offered[collection]].filter((index) => !needed.has(index))).toEqual(others);
});

it('queries Firestore for the longest word in its spellings, and leaves the others to be searched locally', () => {
  const { filters, otherWords, exact } = planPage({ search: 'Asha certificate birth' });
  expect(filters).toEqual([
    {
      field: 'keys.prefixes',
      operator: 'array-contains-any',
      value: ['certificate', 'SERTIFIKTE', 'KARTIFIKTE'],
    },
  ]);
  expect(otherWords).toEqual([
    ['birth', 'BIRT'],
    ['asha', 'ASHA'],
  ]);
  expect(exact?.filters).toEqual([
    { field: 'keys.prefixes', operator: 'array-contains', value: 'certificate' },
  ]);
});

it('never compares more values at once than Firestore does (#44.3)', () => {
  const longest = 'Shaikhmohammederounayreyey';
  const asked = { tab: 'with-office', uid: 'clerk', search: longest } as const;
  const { filters } = worklistPlan(asked).similar ?? { filters: [] };
  const compared = filters.map(({ value }) => (Array.isArray(value) ? value.length : 1));
  expect(compared.reduce((product, each) => product * each, 1)).toBeLessThanOrEqual(30);
});

it('keeps the order of the list for a file (#44.3)', () => {
  expect(planPage({ search: 'asha', inOrder: true })).not.toHaveProperty('exact');
  expect(planPage({ search: 'asha', inOrder: true })).not.toHaveProperty('similar');
});
