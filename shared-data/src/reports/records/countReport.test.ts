import { countReport, type Figures, type Question } from './countReport';

const period = { from: '2026-07-01', to: '2026-07-31' };
const services = ['Birth Certificate', 'Water Connection'];
const officers = [
  { uid: 'c', name: 'Clerk' },
  { uid: 'a', name: 'Admin' },
];

/** The questions of a report, and the report from the given answers. */
async function reportOf(answer: (question: Question) => number, subject: object = {}) {
  const questions: Question[] = [];
  const report = await countReport(
    (question) => {
      questions.push(question);
      const count = answer(question);
      return Promise.resolve<Figures>({ count, sum: question.sum ? 2 * count : 0 });
    },
    { period, services, officers, findFormer: () => Promise.resolve([]), ...subject },
  );
  return { report, questions };
}

const has = ({ filters }: Question, field: string, value?: unknown) =>
  filters.some((filter) => {
    const isOf = [filter.field].flat().includes(field);
    return isOf && (value === undefined || filter.value === value);
  });

describe('countReport', () => {
  it('asks the same number of questions for any number of applications', async () => {
    const few = await reportOf(() => 1);
    const many = await reportOf(() => 100_000);
    expect(many.questions).toEqual(few.questions);
    // Six in all and for each service, one for recommendations, four for each officer, two for each day, six for the spans.
    expect(few.questions).toHaveLength(3 * 6 + 1 + 2 * 4 + 31 * 2 + 6);
  });

  it('asks fewer questions for a year than for a month, because it shows fewer steps', async () => {
    const { questions } = await reportOf(() => 1, {
      period: { from: '2026-01-01', to: '2026-12-31' },
    });
    expect(questions).toHaveLength(3 * 6 + 1 + 2 * 4 + 12 * 2 + 6);
  });

  it('asks for periods that begin and end at midnight where the council is', async () => {
    const { questions } = await reportOf(() => 1, {
      period: { from: '2026-07-01', to: '2026-07-01' },
    });
    const moments = new Set(
      questions.flatMap(({ filters }) =>
        filters.flatMap(({ value }) => (value instanceof Date ? value.toISOString() : [])),
      ),
    );
    expect([...moments]).toEqual(['2026-06-30T18:30:00.000Z', '2026-07-01T18:30:00.000Z']);
  });
});

describe('a report of counts', () => {
  it('has a row for each former service', async () => {
    const { report } = await reportOf((question) => (has(question, 'keys.service') ? 2 : 6), {
      findFormer: () => Promise.resolve(['Ration Card']),
    });
    expect(report.byService.map(({ service, total }) => [service, total])).toEqual([
      ['Birth Certificate', 6],
      ['Water Connection', 6],
      ['Ration Card', 6],
    ]);
  });

  it('does not look for former services where the offered ones account for everything', async () => {
    const findFormer = jest.fn();
    await reportOf((question) => (has(question, 'keys.service') ? 2 : 4), { findFormer });
    expect(findFormer).not.toHaveBeenCalled();
  });

  it('has the applications of unknown services in a last row of their own', async () => {
    const { report } = await reportOf((question) => (has(question, 'keys.service') ? 2 : 9));
    expect(report.byService.map(({ service, total }) => [service, total])).toEqual([
      ['Birth Certificate', 6],
      ['Water Connection', 6],
      ['', 15],
    ]);
    expect(report.byService.at(-1)).toMatchObject({
      averageWorkingDays: 2,
      inTime: { promised: 10, inTime: 5 },
    });
  });

  it('has no row for a service without applications', async () => {
    const { report } = await reportOf((question) =>
      has(question, 'keys.service', 'water connection') ? 0 : 5,
    );
    expect(report.byService.map(({ service }) => service)).toEqual(['Birth Certificate']);
  });

  it('has the work of former officers in a last row of its own', async () => {
    const { report } = await reportOf((question) =>
      has(question, 'decision.by') || has(question, 'recommendation.by') ? 1 : 7,
    );
    expect(report.byOfficer).toMatchObject([
      { name: 'Clerk', recommended: 1, decided: 1, inTime: { promised: 2, inTime: 1 } },
      { name: 'Admin', recommended: 1, decided: 1 },
      { uid: '', recommended: 5, decided: 5, inTime: { promised: 0, inTime: 0 } },
    ]);
  });

  it('has no negative figure where something changes between two questions', async () => {
    const { report } = await reportOf((question) => {
      if (has(question, 'recommendation.by')) return 1;
      return has(question, 'decision.by') ? 9 : 5;
    });
    expect(report.byOfficer.at(-1)).toMatchObject({ uid: '', recommended: 3, decided: 0 });
  });

  it('has each decision in the span of its working days', async () => {
    const took = [0, 1, 2, 3, 8, 15, 40];
    const { report } = await reportOf(({ filters }) => {
      const bounds = filters.filter(({ field }) => field === 'decision.workingDays');
      return took.filter((days) =>
        bounds.every(({ operator, value }) =>
          operator === '>' ? days > Number(value) : days <= Number(value),
        ),
      ).length;
    });
    expect(report.decisions.bySpan.map(({ count }) => count)).toEqual([2, 2, 0, 2, 0, 1]);
  });

  it('averages the working days by their sum', async () => {
    const { report } = await reportOf((question) => (question.sum ? 3 : 0));
    expect(report.decisions).toMatchObject({ count: 3, averageWorkingDays: 2 });
  });
});
