import type { Tracking, TrackingNumber } from 'shared-model';
import { describeApplicationPages } from '../applications/contract/describeApplicationPages';
import { describeFilledForms } from '../applications/contract/describeFilledForms';
import { describeMoves } from '../applications/contract/describeMoves';
import { describeSubmitting } from '../applications/contract/describeSubmitting';
import { describeAppointments } from '../appointments/describeAppointments';
import { describeCertificates } from '../certificates/contract/describeCertificates';
import { describeCitizenDashboard } from '../citizen-dashboard/describeCitizenDashboard';
import { describeCitizenRecords } from '../citizen-dashboard/describeCitizenRecords';
import { describeDeadlines } from '../deadlines/describeDeadlines';
import { describeDefinitions } from '../definitions/describeDefinitions';
import { describeDrafts } from '../drafts/describeDrafts';
import { describePayments } from '../payments/contract/describePayments';
import { describeLog } from '../log/describeLog';
import { describePositionApplications } from '../position-application/describePositionApplications';
import { describePeople } from '../people/describePeople';
import { describeReports } from '../reports/describeReports';
import { describeSearches } from '../searches/describeSearches';
import { describeServices } from '../services/describeServices';
import { describeSettings } from '../settings/describeSettings';
import { describePreparedTexts } from '../settings/texts/describePreparedTexts';
import { describeStaffProfiles } from '../staff-profile/describeStaffProfiles';
import { describeTasks } from '../tasks/describeTasks';
import { describeTracking } from '../tracking/describeTracking';
import { describeWorklist } from '../worklist/describeWorklist';
import { describeCleanTexts } from './describeCleanTexts';
import { describeNames } from './describeNames';
import { describeRefusals, type OpenAs } from './describeRefusals';
import type { StoreKind } from './RecordsConfig';
import type { Acts } from './testing/acts/Acts';
import { applicationActs } from './testing/acts/applicationActs';
import { officeActs } from './testing/acts/officeActs';
import { deviceOwnActs, ownActs } from './testing/acts/ownActs';
import { councilPeopleActs, peopleActs } from './testing/acts/peopleActs';
import type { OpenForTest } from './testing/OpenForTest';

/** How stores differ by design. */
export interface StoreTraits {
  /** Consecutive numbers, or random ones so that no two submissions have to wait for each other. */
  numbers: 'running' | 'random';
  /** Whether people have the role that they sign in with, or the one that an admin gives them. */
  roles: 'taken' | 'granted';
  /** Opens the records as one person only; `open` may have somebody for each act. */
  openAs: OpenAs;
  /** Adds an unread message and a task for the citizen of the tests, for a store without samples. */
  enterCitizenRecords?: () => Promise<void>;
  /** The public record of an application under its tracking number, read without the store. */
  findTracking: (number: TrackingNumber) => Promise<Tracking | undefined>;
}

/**
 * The test suite that both stores must pass, with or without sample records. The caller gives each test
 * records of its own (`beforeEach`) and closes the opened stores (`afterEach`).
 */
export function describeRecordStore(name: string, open: OpenForTest, traits: StoreTraits): void {
  describe(`record store: ${name}`, () => {
    describeCleanTexts(open);
    describeNames(open);
    describeRefusals(open, traits.openAs);
    describeSubmitting(open, traits);
    describeMoves(open);
    describeFilledForms(open);
    describeDeadlines(open);
    describeApplicationPages(open);
    describeCertificates(open);
    describePayments(open);
    describeCitizenDashboard(open);
    describeCitizenRecords(open, traits.enterCitizenRecords ?? (() => Promise.resolve()));
    describeServices(open);
    describeDefinitions(open);
    describePeople(open, traits);
    describeSettings(open);
    describePreparedTexts(open);
    describeLog(open);
    describeReports(open);
    describeSearches(open);
    describeTasks(open);
    describeStaffProfiles(open);
    describePositionApplications(open);
    describeDrafts(open);
    describeAppointments(open);
    describeWorklist(open);
    describeTracking(open, traits.findTracking);
  });
}

/**
 * What people do with the records of a store: at least one act for each method that writes. A test aborts each of them at each
 * of its writes, and docs/records.md says what each writes.
 */
export function actsOf(kind: StoreKind): Acts {
  return {
    ...applicationActs,
    ...ownActs,
    ...(kind === 'device' ? deviceOwnActs : councilPeopleActs),
    ...peopleActs,
    ...officeActs,
  };
}
