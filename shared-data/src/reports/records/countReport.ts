import {
  type ApplicationOutcome,
  averageDays,
  busiestFirst,
  decisionSpans,
  momentsOf,
  type OfficerFigures,
  overTime,
  type PeriodFigures,
  periodSteps,
  type ReportPeriod,
  serviceFigures,
  sortKey,
  sum,
  type Tally,
  type UserId,
} from 'shared-model';
import type { Filter } from '../../documents/Documents';

/** A question to the store: how many applications match and, on request, the sum of their working days. */
export interface Question {
  filters: readonly Filter[];
  sum?: 'decision.workingDays';
}

export interface Figures {
  count: number;
  /** 0 where no sum is requested. */
  sum: number;
}

export type Ask = (question: Question) => Promise<Figures>;

interface Officer {
  uid: UserId;
  name: string;
}

interface ReportSubject {
  period: ReportPeriod;
  /** The names of the services that the council offers. */
  services: readonly string[];
  /** Finds the names of former or renamed services; called where the offered ones do not account for all applications. */
  findFormer: () => Promise<readonly string[]>;
  /** All staff and admins. */
  officers: readonly Officer[];
}

/**
 * Computes the report of a period from counts of the store: the number of questions depends on the services, the
 * officers and the steps shown, not on the number of applications. The rest of each total belongs to services that are
 * not found, and to officers who have left.
 */
export async function countReport(ask: Ask, subject: ReportSubject): Promise<PeriodFigures> {
  const { period } = subject;
  const [all, recommended, services, officers, steps, spans] = await Promise.all([
    countTally(ask, period),
    ask({ filters: within('recommendation.at', period) }),
    countServices(ask, period, subject.services),
    Promise.all(subject.officers.map((officer) => countOfficer(ask, period, officer))),
    Promise.all(periodSteps(period).map((step) => countStep(ask, step))),
    Promise.all(decisionSpans.map((_, place) => countSpan(ask, period, place))),
  ]);
  const former = isNone(restOf(all, services))
    ? []
    : await countServices(ask, period, await subject.findFormer());
  const named = [...services, ...former];
  const left: OfficerFigures = {
    uid: '',
    name: '',
    recommended: rest(
      recommended.count,
      officers.map((each) => each.recommended),
    ),
    decided: rest(
      all.decided,
      officers.map((each) => each.decided),
    ),
    // An application may have one officer who recommended and another who decided, so a subtraction cannot give the rest.
    inTime: { promised: 0, inTime: 0 },
  };
  return {
    total: sum(all.byOutcome),
    byOutcome: all.byOutcome,
    byService: [...serviceFigures(named), ...serviceFigures([['', restOf(all, named)]])],
    overTime: overTime(period, steps),
    decisions: {
      count: all.decided,
      averageWorkingDays: averageDays(all),
      inTime: all.inTime,
      bySpan: spans,
    },
    byOfficer: [...busiestFirst(officers), ...busiestFirst([left])],
  };
}

function equal(field: Filter['field'], value: Filter['value']): Filter {
  return { field, operator: '==', value };
}

function within(field: string, period: ReportPeriod): Filter[] {
  const { from, before } = momentsOf(period);
  return [
    { field, operator: '>=', value: from },
    { field, operator: '<', value: before },
  ];
}

const decidedIn = (period: ReportPeriod) => within('decision.at', period);

async function countTally(ask: Ask, period: ReportPeriod, ...of: Filter[]): Promise<Tally> {
  const received = (outcome: ApplicationOutcome) =>
    ask({ filters: [...of, equal('keys.outcome', outcome), ...within('submittedAt', period)] });
  const [pending, approved, rejected, decided, inTime] = await Promise.all([
    received('pending'),
    received('approved'),
    received('rejected'),
    ask({ filters: [...of, ...decidedIn(period)], sum: 'decision.workingDays' }),
    countInTime(ask, period, ...of),
  ]);
  return {
    byOutcome: { pending: pending.count, approved: approved.count, rejected: rejected.count },
    decided: decided.count,
    workingDays: decided.sum,
    inTime,
  };
}

/** Names that differ only in case belong to one service. */
async function countServices(ask: Ask, period: ReportPeriod, services: readonly string[]) {
  const names = new Map(services.map((name) => [sortKey(name), name]));
  return Promise.all(
    [...names].map(async ([key, name]) => {
      return [name, await countTally(ask, period, equal('keys.service', key))] as const;
    }),
  );
}

async function countInTime(ask: Ask, period: ReportPeriod, ...of: Filter[]) {
  const decided = (isInTime: boolean) =>
    ask({ filters: [...of, equal('decision.inTime', isInTime), ...decidedIn(period)] });
  const [inTime, late] = await Promise.all([decided(true), decided(false)]);
  return { promised: inTime.count + late.count, inTime: inTime.count };
}

async function countOfficer(
  ask: Ask,
  period: ReportPeriod,
  { uid, name }: Officer,
): Promise<OfficerFigures> {
  const [recommended, decided, inTime] = await Promise.all([
    ask({ filters: [equal('recommendation.by', uid), ...within('recommendation.at', period)] }),
    ask({ filters: [equal('decision.by', uid), ...decidedIn(period)] }),
    countInTime(ask, period, equal(['decision.by', 'recommendation.by'], uid)),
  ]);
  return { uid, name, recommended: recommended.count, decided: decided.count, inTime };
}

async function countStep(ask: Ask, step: ReportPeriod) {
  const [submitted, decided] = await Promise.all([
    ask({ filters: within('submittedAt', step) }),
    ask({ filters: decidedIn(step) }),
  ]);
  return { from: step.from, submitted: submitted.count, decided: decided.count };
}

async function countSpan(ask: Ask, period: ReportPeriod, place: number) {
  const span = decisionSpans[place] ?? 'longer';
  const field = 'decision.workingDays';
  const { count } = await ask({
    filters: [
      ...decidedIn(period),
      ...(place > 0
        ? [{ field, operator: '>', value: Number(decisionSpans[place - 1]) } as const]
        : []),
      ...(span === 'longer' ? [] : [{ field, operator: '<=', value: Number(span) } as const]),
    ],
  });
  return { span, count };
}

/** The rest of a total, at least 0, because the store may change between two questions. */
function rest(all: number, parts: readonly number[]): number {
  return Math.max(0, all - parts.reduce((added, part) => added + part, 0));
}

function isNone({ byOutcome, decided }: Tally): boolean {
  return sum(byOutcome) + decided === 0;
}

function restOf(all: Tally, parts: readonly (readonly [string, Tally])[]): Tally {
  const left = (of: (tally: Tally) => number) =>
    rest(
      of(all),
      parts.map(([, tally]) => of(tally)),
    );
  return {
    byOutcome: {
      pending: left(({ byOutcome }) => byOutcome.pending),
      approved: left(({ byOutcome }) => byOutcome.approved),
      rejected: left(({ byOutcome }) => byOutcome.rejected),
    },
    decided: left(({ decided }) => decided),
    workingDays: left(({ workingDays }) => workingDays),
    inTime: {
      promised: left(({ inTime }) => inTime.promised),
      inTime: left(({ inTime }) => inTime.inTime),
    },
  };
}
