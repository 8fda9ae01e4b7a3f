import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApplicationSort, ApplicationSortKey } from '../ApplicationRecords';
import { planPage, type PageFilter, type PageOrder } from './pageCursors';

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

const { indexes } = JSON.parse(readFileSync(path.resolve('firestore.indexes.json'), 'utf8')) as {
  indexes: Index[];
};

/** An index as text: fields with their directions; a field that is filtered by has none. */
function written({ fields }: Index): string {
  return fields
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order ?? ''}`)
    .join(', ');
}

const offered = new Set(
  indexes.filter(({ collectionGroup }) => collectionGroup === 'applications').map(written),
);

/** The server joins indexes that end with the same order, one for each filter. */
function neededFor(filter: PageFilter | undefined, order: readonly PageOrder[]): string {
  const first =
    filter && `${filter.field} ${filter.operator === 'array-contains' ? 'CONTAINS' : 'ASCENDING'}`;
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

it.each(questions.map((question) => [JSON.stringify(question), question] as const))(
  'has an index for %s',
  (_, question) => {
    const { filters, order } = planPage(question);
    const needed =
      filters.length === 0
        ? [neededFor(undefined, order)]
        : filters.map((filter) => neededFor(filter, order));
    // Every single field has an index of its own without being listed.
    for (const index of needed.filter((each) => each.includes(','))) {
      expect(offered).toContain(index);
    }
  },
);

it('has no index that nothing needs', () => {
  const needed = new Set(
    questions.flatMap((question) => {
      const { filters, order } = planPage(question);
      return [undefined, ...filters].map((filter) => neededFor(filter, order));
    }),
  );
  const own = 'applicant.uid ASCENDING, submittedAt DESCENDING';
  expect([...offered].filter((index) => !needed.has(index))).toEqual([own]);
});

it('asks Firestore for the longest word, and looks for the others itself', () => {
  const { filters, otherWords } = planPage({ search: 'Asha certificate birth' });
  expect(filters).toEqual([
    { field: 'keys.prefixes', operator: 'array-contains', value: 'certificate' },
  ]);
  expect(otherWords).toEqual(['birth', 'asha']);
});
