import type { ApplicationStatus, CertificateStep } from '../applications/Application';
import type { ApplicationOutcome } from '../applications/statusWords';
import type { ApplicationId, IsoDay, IsoTime, UserId } from '../store/kinds';
import type { Watch } from '../store/Watch';

/** Days where the council is, both included. */
export interface ReportPeriod {
  from: IsoDay;
  to: IsoDay;
}

/**
 * What was submitted in a period and what became of it, what was decided in it, whenever that was submitted, and what is
 * overdue now (docs/decisions/0031-reports-count-decisions-on-their-day.md).
 */
export interface Report {
  /** Of those submitted in the period, as `byOutcome`. */
  total: number;
  byOutcome: Record<ApplicationOutcome, number>;
  /** By service, the most asked for first. */
  byService: ServiceFigures[];
  /** One entry for each day of the period that had a submission or a decision, in order. */
  byDay: DayFigures[];
  /** Of those decided in the period, whenever submitted: time from the submission to the latest decision. */
  decisions: DecisionFigures;
  /** Whoever recommended or decided in the period, who did most first. */
  byOfficer: OfficerFigures[];
  overdue: OverdueFigures;
  /**
   * Set where the period holds more submissions than are read: `total` and `byOutcome` count all of
   * them, the other figures only so many of the latest, from that day on.
   */
  covered?: { from: IsoDay; applications: number };
  /**
   * Set where more that was submitted before the period has changed since it began than is read: the figures of what
   * was decided, and by whom, cover so many of those, the ones that changed first.
   */
  earlierCovered?: number;
}

export interface ServiceFigures {
  service: string;
  /** Submitted in the period, as `byOutcome`; 0 where some were decided in it alone. */
  total: number;
  byOutcome: Record<ApplicationOutcome, number>;
  /** Of those decided in the period: days from the submission, half of them below it; null where none is. */
  medianDays: number | null;
  inTime: InTimeFigures;
}

/** How many were decided by the day that was promised. */
export interface InTimeFigures {
  /** Decided, and with a promised day: those without one count neither way. */
  promised: number;
  inTime: number;
}

export interface DayFigures {
  day: IsoDay;
  submitted: number;
  /** Decided on that day, whenever submitted. */
  decided: number;
}

export interface DecisionFigures {
  count: number;
  medianDays: number | null;
  longestDays: number | null;
  /** Working days after the day of the submission up to the day of the decision; null where none is decided. */
  averageWorkingDays: number | null;
  inTime: InTimeFigures;
  /** In the order of `decisionSpans`. */
  bySpan: { span: DecisionSpan; count: number }[];
}

export interface OfficerFigures {
  uid: UserId;
  name: string;
  /** Applications whose latest recommendation was theirs, in the period. */
  recommended: number;
  /** Applications whose decision, as it stands now, was theirs, in the period. */
  decided: number;
  /** Days from the submission to what they did, half of them below it. */
  medianDays: number | null;
  /** Of those decided in the period: the ones that they recommended or decided in it. */
  inTime: InTimeFigures;
}

/** As the list that `officeQuery` asks for: with the office today and past the promised day, whatever the period. */
export interface OverdueFigures {
  count: number;
  /** The `overdueListed` that wait longest, the longest first. */
  listed: OverdueApplication[];
}

/** So many of what is overdue are read for a report at most. */
export const overdueListed = 50;

export interface OverdueApplication {
  id: ApplicationId;
  number: string;
  service: string;
  applicant: string;
  /** The day that was promised. */
  day: IsoDay;
  /** Calendar days since. */
  byDays: number;
  /** Who has it; undefined where nobody has. */
  assignee?: string | undefined;
}

/** Spans of time to a decision, named by the days that they end with; 'longer' has no end. */
export const decisionSpans = ['1', '3', '7', '15', '30', 'longer'] as const;
export type DecisionSpan = (typeof decisionSpans)[number];

/** One entry of the council's recent activity: a step in the history of an application. */
export interface CouncilActivity {
  applicationId: ApplicationId;
  number: string;
  service: string;
  applicant: string;
  at: IsoTime;
  /** Who took the step. */
  by: string;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  /** Set where a certificate was issued, revoked or replaced. */
  certificate?: CertificateStep | undefined;
}

/** The reports' part of the port. */
export interface ReportRecords {
  watchReport(period: ReportPeriod): Watch<Report>;
  /** The latest steps in the histories of all applications, newest first. */
  watchActivity(count: number): Watch<CouncilActivity[]>;
}
