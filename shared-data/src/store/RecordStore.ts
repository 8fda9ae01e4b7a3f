import type { ApplicationRecords } from '../applications/ApplicationRecords';
import type { AppointmentRecords } from '../appointments/AppointmentRecords';
import type { CitizenDashboardRecords } from '../citizen-dashboard/CitizenDashboardRecords';
import type { DraftRecords } from '../drafts/DraftRecords';
import type { OutboxRecords } from '../outbox/OutboxRecords';
import type { PayslipRecords } from '../payslips/PayslipRecords';
import type { PeopleRecords } from '../people/PeopleRecords';
import type { PositionApplicationRecords } from '../position-application/PositionApplicationRecords';
import type { ReportRecords } from '../reports/ReportRecords';
import type { ServiceRecords } from '../services/ServiceRecords';
import type { SettingsRecords } from '../settings/SettingsRecords';
import type { StaffProfileRecords } from '../staff-profile/StaffProfileRecords';
import type { TaskRecords } from '../tasks/TaskRecords';
import type { Connection } from './Connection';
import type { StoreKind } from './RecordsConfig';
import type { Watch } from './Watch';

/**
 * The port that every adapter fills: one part for each feature. Each part passes the contract
 * suite of its feature (`src/store/contract.ts`).
 */
export interface RecordStore {
  kind: StoreKind;
  applications: ApplicationRecords;
  services: ServiceRecords;
  tasks: TaskRecords;
  citizenDashboard: CitizenDashboardRecords;
  staffProfile: StaffProfileRecords;
  people: PeopleRecords;
  drafts: DraftRecords;
  appointments: AppointmentRecords;
  settings: SettingsRecords;
  reports: ReportRecords;
  payslips: PayslipRecords;
  positionApplications: PositionApplicationRecords;
  outbox: OutboxRecords;
  watchConnection(): Watch<Connection>;
  /** Ends every watching without a word and lets go of the storage. */
  close(): void;
  /**
   * Closes the store and wipes what it has left of this person's records on this device; nothing
   * where the device is the place that they are kept in.
   */
  forget(): Promise<void>;
  /** Closes the store and wipes what it has fetched; what this person has made on this device stays. */
  forgetFetched(): Promise<void>;
}
