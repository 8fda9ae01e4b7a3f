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
import type { OutboxRecords } from '../outbox/WaitingSubmission';
import type { StoreKind } from './RecordsConfig';

/** Whether the records on the screen are up to date with those of the council. */
export type Connection =
  /** The device store holds the records. */
  | { state: 'local' }
  | { state: 'connected' }
  /**
   * 'unreachable': the device has a network, and the records do not answer through it, such as behind a proxy that refuses
   * them. `since`: when the server last responded, ISO 8601; null if it never has on this device.
   */
  | { state: 'offline' | 'unreachable'; since: string | null };

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
