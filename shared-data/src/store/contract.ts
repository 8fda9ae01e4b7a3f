import { describeApplicationPages } from '../applications/contract/describeApplicationPages';
import { describeMoves } from '../applications/contract/describeMoves';
import { describeSubmitting } from '../applications/contract/describeSubmitting';
import { describeAppointments } from '../appointments/describeAppointments';
import { describeCitizenDashboard } from '../citizen-dashboard/describeCitizenDashboard';
import { describeDrafts } from '../drafts/describeDrafts';
import { describePositionApplications } from '../position-application/describePositionApplications';
import { describePeople } from '../people/describePeople';
import { describeReports } from '../reports/describeReports';
import { describeServices } from '../services/describeServices';
import { describeSettings } from '../settings/describeSettings';
import { describeStaffProfiles } from '../staff-profile/describeStaffProfiles';
import { describeTasks } from '../tasks/describeTasks';
import type { OpenForTest } from './testing/OpenForTest';

/**
 * What every adapter must do. It holds with sample records and without; the caller gives each test
 * records of its own (`beforeEach`) and closes what was opened (`afterEach`).
 */
export function describeRecordStore(name: string, open: OpenForTest): void {
  describe(`record store: ${name}`, () => {
    describeSubmitting(open);
    describeMoves(open);
    describeApplicationPages(open);
    describeCitizenDashboard(open);
    describeServices(open);
    describePeople(open);
    describeSettings(open);
    describeReports(open);
    describeTasks(open);
    describeStaffProfiles(open);
    describePositionApplications(open);
    describeDrafts(open);
    describeAppointments(open);
  });
}
