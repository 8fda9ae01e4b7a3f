import type { ApplicationRecords } from '../applications/ApplicationRecords';
import type { AppointmentRecords } from '../appointments/Appointment';
import type { CertificateRecords } from '../certificates/CertificateRecords';
import type { CitizenDashboardRecords } from '../citizen-dashboard/CitizenDashboard';
import type { DefinitionRecords } from '../definitions/DefinitionRecords';
import type { DraftRecords } from '../drafts/SavedDraft';
import type { OutboxRecords } from '../outbox/WaitingSubmission';
import type { PayslipRecords } from '../payslips/Payslip';
import type { PeopleRecords } from '../people/PeopleRecords';
import type { PositionApplicationRecords } from '../position-application/PositionApplication';
import type { ReportRecords } from '../reports/Report';
import type { SearchRecords } from '../searches/SearchRecords';
import type { ServiceRecords } from '../services/Service';
import type { SettingsRecords } from '../settings/CouncilSettings';
import type { PreparedTextRecords } from '../settings/texts/PreparedTexts';
import type { StaffProfileRecords } from '../staff-profile/StaffProfile';
import type { LogRecords } from '../log/LogEntry';
import type { PaymentRecords } from '../payments/Payment';
import type { TaskRecords } from '../tasks/Task';
import type { WorklistRecords } from '../worklist/Worklist';
import type { StoreKind } from './RecordsConfig';
import type { Watch } from './Watch';

/** How the records on the screen stand to those of the council. */
export type Connection =
  /** They are this device's own. */
  | { state: 'local' }
  | { state: 'connected' }
  /** `since`: when the server last answered, ISO 8601; null where it never has on this device. */
  | { state: 'offline'; since: string | null };

/**
 * The port that every adapter fills: one part for each feature. Each part passes the contract
 * suite of its feature (`src/store/contract.ts`).
 */
export interface RecordStore {
  kind: StoreKind;
  applications: ApplicationRecords;
  services: ServiceRecords;
  definitions: DefinitionRecords;
  certificates: CertificateRecords;
  tasks: TaskRecords;
  worklist: WorklistRecords;
  log: LogRecords;
  payments: PaymentRecords;
  citizenDashboard: CitizenDashboardRecords;
  staffProfile: StaffProfileRecords;
  people: PeopleRecords;
  drafts: DraftRecords;
  appointments: AppointmentRecords;
  settings: SettingsRecords;
  preparedTexts: PreparedTextRecords;
  reports: ReportRecords;
  searches: SearchRecords;
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
