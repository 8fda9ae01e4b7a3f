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
import type { Tracking } from '../tracking/Tracking';
import { describeWorklist } from '../worklist/describeWorklist';
import type { TrackingNumber } from './kinds';
import type { OpenForTest } from './testing/OpenForTest';

/** Where stores differ by design. */
export interface StoreTraits {
  /** One after the other, or drawn by chance where no two may have to wait for each other. */
  numbers: 'running' | 'random';
  /** Whether people have the role that they sign in with, or the one that an admin gives them. */
  roles: 'taken' | 'granted';
  /** Enters a message that is not read and a thing to do for the citizen of the tests, where no sample does. */
  enterCitizenRecords?: () => Promise<void>;
  /** What is public of an application under its tracking number, read past the store. */
  findTracking: (number: TrackingNumber) => Promise<Tracking | undefined>;
}

/**
 * What every adapter must do. It holds with sample records and without; the caller gives each test
 * records of its own (`beforeEach`) and closes what was opened (`afterEach`).
 */
export function describeRecordStore(name: string, open: OpenForTest, traits: StoreTraits): void {
  describe(`record store: ${name}`, () => {
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
