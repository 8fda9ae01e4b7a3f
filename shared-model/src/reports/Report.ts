import type { ApplicationStatus } from '../applications/Application';
import type { CertificateStep } from '../applications/applicationSchema';
import type { ApplicationOutcome } from '../applications/statusWords';
import type { ApplicationId, IsoDay, IsoTime, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';

/** Days where the council is, both included. */
export interface ReportPeriod {
  from: IsoDay;
  to: IsoDay;
}

/**
 * What was submitted in a period and its outcome; what was decided in it, whenever that was submitted; and what is
 * overdue now (docs/decisions/0031-reports-count-decisions-on-their-day.md).
 */
export interface Report {
  /** Applications submitted in the period; so is `byOutcome`. */
  total: number;
  byOutcome: Record<ApplicationOutcome, number>;
  /** By service, the most requested first. */
  byService: ServiceFigures[];
  overTime: OverTime;
  /** Of those decided in the period, whenever submitted: time from the submission to the latest decision. */
  decisions: DecisionFigures;
  /** Everybody who recommended or decided in the period, the busiest first. */
  byOfficer: OfficerFigures[];
  overdue: OverdueFigures;
}

export interface ServiceFigures {
  /** '' for all services that the council no longer offers, which the live store cannot distinguish. */
  service: string;
  /** Submitted in the period, as `byOutcome`; 0 where the service has only decisions in it. */
  total: number;
  byOutcome: Record<ApplicationOutcome, number>;
  /** Of those decided in the period, as in `DecisionFigures`. */
  averageWorkingDays: number | null;
  inTime: InTimeFigures;
}

/** How many were decided by the day that was promised. */
export interface InTimeFigures {
  /** Decided applications with a promised day; those without one are not counted. */
  promised: number;
  inTime: number;
}

export type StepLength = 'day' | 'week' | 'month' | 'year';

/** A period in steps of equal length, including those without figures. */
export interface OverTime {
  length: StepLength;
  steps: StepFigures[];
}

export interface StepFigures {
  /** Its first day within the period. */
  from: IsoDay;
  submitted: number;
  /** Decided in that step, whenever submitted. */
  decided: number;
}

export interface DecisionFigures {
  count: number;
  /** Working days after the day of the submission up to the day of the decision; null where none is decided. */
  averageWorkingDays: number | null;
  inTime: InTimeFigures;
  /** In the order of `decisionSpans`. */
  bySpan: { span: DecisionSpan; count: number }[];
}

export interface OfficerFigures {
  /** '' for everybody who no longer works here, whom the live store cannot distinguish. */
  uid: UserId;
  /** '' where the `uid` is ''. */
  name: string;
  /** Applications whose latest recommendation they made in the period. */
  recommended: number;
  /** Applications whose decision, as it is now, they made in the period. */
  decided: number;
  /** Of the applications decided in the period: those that they decided, or recommended at any time. */
  inTime: InTimeFigures;
}

/** The overdue list of `officeQuery`: with the office today and past the promised day, whatever the period. */
export interface OverdueFigures {
  count: number;
  /** The `overdueListed` that wait longest, the longest first. */
  listed: OverdueApplication[];
}

/** The most overdue applications that are read for a report. */
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
  /** The assignee; undefined where there is none. */
  assignee?: string | undefined;
}

/** Spans of time to a decision, named by the working days that they end with; 'longer' has no end. */
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
