import * as v from 'valibot';
import * as ids from '../fields/ids';
import { timeOnRecord } from '../fields/recordTime';

export const projectStages = ['planned', 'active', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];

/** Set on sample records only. */
const sample = v.exactOptional(v.literal(true));

/** A project of the council that citizens can follow: a road, a well, a school roof. */
export const projectSchema = v.object({
  id: ids.project,
  title: v.string(),
  stage: v.picklist(projectStages),
  updatedAt: timeOnRecord,
  sample,
});

/** Something a citizen has to do or to attend by a date. */
export const citizenTaskSchema = v.object({
  id: ids.citizenTask,
  title: v.string(),
  createdAt: timeOnRecord,
  dueAt: timeOnRecord,
  done: v.boolean(),
  sample,
});

/** A message from the council to a citizen. */
export const messageSchema = v.object({
  id: ids.message,
  from: v.string(),
  subject: v.string(),
  text: v.string(),
  sentAt: timeOnRecord,
  /** Null until the message is opened. */
  readAt: v.nullable(timeOnRecord),
  sample,
});

export type Project = v.InferOutput<typeof projectSchema>;
export type CitizenTask = v.InferOutput<typeof citizenTaskSchema>;
export type Message = v.InferOutput<typeof messageSchema>;
