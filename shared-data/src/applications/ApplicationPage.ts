import type { Application, ApplicationStatus } from './Application';
import type { ApplicationOutcome } from './statusWords';

export type ApplicationSortKey = 'date' | 'applicant' | 'service';

export interface ApplicationSort {
  by: ApplicationSortKey;
  direction: 'ascending' | 'descending';
}

export interface ApplicationPageQuery {
  /** Each word must begin a word of the applicant's name, the service or the number; any case. */
  search?: string;
  /** As staff and admins see it: 'pending' is everything undecided. */
  status?: ApplicationOutcome;
  /** One exact stage, for those who work on applications: 'recommended', say. */
  stage?: ApplicationStatus;
  /** The service's exact name, any case. */
  service?: string;
  /** Newest first where left out (spec.md §4). */
  sort?: ApplicationSort;
  /** From 1. A page past the end has no rows. */
  page: number;
  pageSize: number;
}

export interface ApplicationPage {
  rows: Application[];
  /** Applications that match, on all pages together. */
  total: number;
  /** Set where only so many of the latest that match one word could be looked through for the others. */
  searched?: number;
}

export interface ApplicationCounts {
  total: number;
  approved: number;
  /** Everything undecided. */
  pending: number;
  rejected: number;
  byStage: Record<ApplicationStatus, number>;
}
