import type {
  AccessRequest,
  Actor,
  ApplicationDocument,
  ApplicationId,
  ApplicationRecords,
  Member,
  PeopleRecords,
  StaffProfileRecords,
  Use,
  UserId,
  Watch,
} from 'shared-model';
import type { Role } from 'shared-auth';
import type { Filter, Path, Transaction, TransactOptions } from '../documents/Documents';
import type { ServerValue } from '../documents/serverValues';
import type { StoredDocument } from '../documents/StoredDocument';

/** A number that a record gets. */
export interface TakenNumber {
  /** '<year>-<digits>', without the prefix of its series. */
  number: string;
  /** Reserves it. Call it after all reads of the transaction. */
  write: () => void;
}

/** The records that have numbers: applications '#PAN-…', and applications for a position '#POS-…'. */
export type NumberSeries = 'applications' | 'positions';

/** The contents of documents that become part of an application of either kind, in the same order. */
export interface SentDocuments {
  application: Path;
  owner: UserId;
  documents: readonly Pick<ApplicationDocument, 'id' | 'size'>[];
  contents: readonly ArrayBuffer[];
}

/** The first fields of a member. */
export type StartedMember = Pick<Member, 'name' | 'email' | 'role' | 'sample'> & {
  joinedAt: ServerValue;
};

/** Reads the usage of the account, and resolves to the function that writes the new one. Call it before the writes. */
export type Count = (use: Use) => Promise<() => void>;

/**
 * What differs by design between the records of a council, whose server enforces rules, and those of a portal of one browser.
 * Everything else that the office does is written once.
 */
export interface Traits {
  /** The most documents that one list may ask for. */
  listedAtMost: number;
  /**
   * Emits when a document of a collection has changed, so that its figures are counted again.
   * @param changedAt the fields with the time of the last change of a document
   */
  watchChanges: (collection: Path, changedAt: readonly string[]) => Watch<unknown>;
  /** Milliseconds until figures are counted again: a council pays for each count. */
  pauseAfterCount: (records: number) => number;
  /** Reads what was just saved, with the times that the server has set. */
  readSaved: (path: Path) => Promise<StoredDocument>;
  /** The condition by which a person's own records are found, the samples that everybody has included. */
  ownedBy: (field: string, uid: UserId) => Filter;

  /** A council draws numbers, since a counter would be written by every submission; a browser counts them. */
  takeNumber: (
    transaction: Transaction,
    series: NumberSeries,
    record: string,
  ) => Promise<TakenNumber>;
  /**
   * Runs a transaction that writes records of which a council lets one account have, or write in a day, only so many.
   * @throws AddressUnconfirmedError, DailyLimitError, OpenLimitError
   */
  transactCounted: <T>(
    act: (transaction: Transaction, count: Count) => Promise<T>,
    options?: TransactOptions,
  ) => Promise<T>;
  /**
   * Sends contents: ahead of the transaction to a council, whose transactions are small, and within it on a device.
   * @returns the function that writes what is left to write; call it after all reads of the transaction
   */
  sendDocuments: (sent: SentDocuments) => Promise<(transaction: Transaction) => void>;
  /** A council's submissions go through the outbox. */
  submit: ApplicationRecords['submit'];
  /** The collection on this device of what was submitted: a draft whose id is in it is no longer a draft. */
  submitted: Path;
  /** Deletes a document of this device in a transaction of the records, where one database has both. */
  dropLocal: (transaction: Transaction, path: Path) => void;

  /**
   * Whoever acts, with the name in their member record: a session may still have another one. Call it before the writes.
   * @param by who acts; by default whoever is signed in. A council names whoever its server authenticates.
   * @throws SignedOutError; NotPermittedError if the account is blocked
   */
  readActor: (transaction: Transaction, by?: Actor) => Promise<Actor>;
  /** Who may have recommended or decided an application: in a council, all staff and admins, even if they are blocked. */
  findOfficers: () => Promise<readonly Pick<Actor, 'uid' | 'name'>[]>;
  /** Whether somebody works here. On a device whoever signs in does, until an admin has changed that. */
  worksHere: (member: Member | undefined) => boolean;
  /** Hides a note from people whom a council's rules would not let read it. */
  guardNote: (id: ApplicationId, note: Watch<string | null>) => Watch<string | null>;

  /** Roles are granted by a council's admins, and taken on a device: by signing in. */
  access: Pick<PeopleRecords, 'watchAccess' | 'checkAccess' | 'requestAccess'>;
  /** The role of somebody who joins without an invitation. */
  roleOnJoining: (claimed: Role) => Role;
  /** The role that a session counts for. */
  roleInSession: (ofMember: Role, claimed: Role) => Role;
  /** Whether a level has to be asked for. */
  mustAskFor: (ofMember: Role, level: Role) => boolean;
  /** The role that somebody has once their request was refused. */
  roleAfterRefusal: (before: Role) => Role;
  /** The record of somebody who asked for access and has never signed in; undefined where there can be none. */
  startMember: (request: AccessRequest) => StartedMember | undefined;
  /** Refuses a role that would leave the portal without an admin. @throws LastAdminError */
  refuseLastAdmin: (member: Member, role: Role) => Promise<void>;

  /** Adds the definitions of samples that were published without them; they are loaded only when one is read. */
  prepareVersions: () => Promise<void>;
  beginProfile: StaffProfileRecords['begin'];
}

/** The owner of samples, which everybody has. */
export const everybody: UserId = '*';
