// The schemas of ids and numbers, one for each kind of string: used as `ids.user`.
import { string, type GenericSchema } from 'valibot';
import type * as kinds from '../kinds/kinds';

type Id<Kind> = GenericSchema<string, Kind>;

export const application: Id<kinds.ApplicationId> = string();
export const appointment: Id<kinds.AppointmentId> = string();
export const certificate: Id<kinds.CertificateNumber> = string();
export const citizenTask: Id<kinds.CitizenTaskId> = string();
export const document: Id<kinds.DocumentId> = string();
export const key: Id<kinds.KeyId> = string();
export const logEntry: Id<kinds.LogEntryId> = string();
export const message: Id<kinds.MessageId> = string();
export const positionApplication: Id<kinds.PositionApplicationId> = string();
export const project: Id<kinds.ProjectId> = string();
export const receipt: Id<kinds.ReceiptNumber> = string();
export const service: Id<kinds.ServiceId> = string();
export const task: Id<kinds.TaskId> = string();
export const tracking: Id<kinds.TrackingNumber> = string();
export const user: Id<kinds.UserId> = string();
