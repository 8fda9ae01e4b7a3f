import type {
  ApplicationRecords,
  AppointmentRecords,
  CertificateRecords,
  CitizenDashboardRecords,
  DefinitionRecords,
  DraftRecords,
  LogRecords,
  PaymentRecords,
  PayslipRecords,
  PeopleRecords,
  PositionApplicationRecords,
  PreparedTextRecords,
  ReportRecords,
  SearchRecords,
  ServiceRecords,
  SettingsRecords,
  StaffProfileRecords,
  TaskRecords,
  Watch,
  WorklistRecords,
} from 'shared-model';
import type { Connection } from '../documents/Connection';
import type { OutboxRecords } from '../outbox/WaitingSubmission';
import type { StoreKind } from '../store/RecordsConfig';

/**
 * The interface of both stores, with one part for each feature. Each part passes the contract
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
  /** Ends every watch without notifying its observer, and closes the storage. */
  close(): void;
  /**
   * Closes the store and wipes this person's records from this device; the device store wipes nothing.
   */
  forget(): Promise<void>;
  /** Closes the store and wipes the fetched records; this person's drafts and waiting submissions stay. */
  forgetFetched(): Promise<void>;
}
