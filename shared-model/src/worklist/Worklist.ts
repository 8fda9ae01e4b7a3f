import type { Actor, Application } from '../applications/applicationSchema';
import type { ApplicationId, IsoDay, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';

/** The tabs of the work list, in their order. */
export const worklistTabs = ['to-do', 'mine', 'with-citizen', 'recommended', 'decided'] as const;
export type WorklistTab = (typeof worklistTabs)[number];

/** A part of the work list that can be queried: a tab, or everything that waits for the office. */
export type WorklistPart = WorklistTab | 'with-office';

export interface WorklistQuery {
  /**
   * 'to-do': pending and in review, of everybody; 'mine': those of them that this clerk has; 'with-citizen':
   * returned; 'recommended'; 'decided': approved and rejected. 'with-office': to do and recommended together.
   */
  tab: WorklistPart;
  /** Whose work list it is. */
  uid: UserId;
  /** The service's exact name, any case. */
  service?: string;
  /** Due on this day or earlier: yesterday for overdue applications. Not for decided ones. */
  dueBy?: IsoDay;
  /** Only applications to do that nobody has. */
  unassigned?: boolean;
  /** Submitted on this day or earlier, the longest waiting first. For applications that nobody has, without `dueBy`. */
  submittedBy?: IsoDay;
  /** As in `ApplicationPageQuery`. */
  search?: string;
  /** As in `ApplicationPageQuery`. */
  inOrder?: boolean;
  /** From 1. A page past the end has no rows. */
  page: number;
  pageSize: number;
}

export interface WorklistPage {
  /**
   * The earliest deadline first, and decided ones the latest first. Those without a deadline come last; the live store has
   * them only in the counts of the tabs.
   */
  rows: Application[];
  total: number;
  /** As in `ApplicationPage`. */
  searched?: number;
  /** As in `ApplicationPage`. */
  similar?: Application[];
}

export type WorklistCounts = Record<WorklistTab, number>;

/** The lists that an admin looks after: see `officeQuery`. */
export const officeLists = ['overdue', 'recommended', 'unassigned'] as const;
export type OfficeList = (typeof officeLists)[number];

/** How many applications each of these lists has. */
export type OfficeFigures = Record<OfficeList, number>;

export interface Assignment {
  /** The recipient; undefined returns the application to the work list. */
  to: { uid: UserId; name: string } | undefined;
  note?: string;
  by: Actor;
}

/** A clerk or an admin, as somebody that work can be given to. */
export interface Colleague {
  uid: UserId;
  name: string;
}

/** The work list's part of the port. */
export interface WorklistRecords {
  watchPage(query: WorklistQuery): Watch<WorklistPage>;
  watchCounts(uid: UserId): Watch<WorklistCounts>;
  /** Each is the total of the page that `officeQuery` asks for. @param today as `councilDay` gives it */
  watchFigures(today: IsoDay): Watch<OfficeFigures>;
  /**
   * The note with which an application was handed to its assignee; null where there is none. Only for staff and admins,
   * and not for their own application.
   * @throws NotPermittedError
   */
  watchNote(id: ApplicationId): Watch<string | null>;
  /** Who works here, by name. */
  watchColleagues(): Watch<Colleague[]>;
  /**
   * Gives the clerk the application that is due first, of those to do that nobody has and that are not their own;
   * undefined where there is none. Two who ask at once get different ones.
   */
  takeNext(by: Actor, service?: string): Promise<Application | undefined>;
  /**
   * Gives an application to somebody, or back. The revision stays, so that a person who has it open can go on.
   * @throws OwnApplicationError where the applicant is the recipient or the person who assigns;
   *   AssignedError where somebody else has it meanwhile and the person who assigns is no admin; NotPermittedError where
   *   the recipient does not work here; ApplicationChangedError where it is decided; RecordNotFoundError
   */
  assign(id: ApplicationId, assignment: Assignment): Promise<Application>;
  /** Takes all undecided applications from somebody who no longer works here. */
  releaseAll(uid: UserId, by: Actor): Promise<void>;
  /** `releaseAll` for everybody who no longer works here, in case an earlier one was interrupted. */
  releaseLeavers(by: Actor): Promise<void>;
}

/** Somebody else has taken the application. */
export class AssignedError extends Error {
  override readonly name = 'AssignedError';
  /** Who has it. */
  readonly assignee: string;

  constructor(assignee: string) {
    super('Somebody else has taken the application.');
    this.assignee = assignee;
  }
}
