import {
  boolean,
  exactOptional,
  literal,
  nullable,
  object,
  picklist,
  string,
  type GenericSchema,
} from 'valibot';
import { timeOnRecord } from '../fields/recordTime';
import { projectStages, type CitizenTask, type Message, type Project } from './CitizenDashboard';

const sample = exactOptional(literal(true));

export const projectSchema: GenericSchema<unknown, Project> = object({
  id: string(),
  title: string(),
  stage: picklist(projectStages),
  updatedAt: timeOnRecord,
  sample,
});

export const citizenTaskSchema: GenericSchema<unknown, CitizenTask> = object({
  id: string(),
  title: string(),
  createdAt: timeOnRecord,
  dueAt: timeOnRecord,
  done: boolean(),
  sample,
});

export const messageSchema: GenericSchema<unknown, Message> = object({
  id: string(),
  from: string(),
  subject: string(),
  text: string(),
  sentAt: timeOnRecord,
  readAt: nullable(timeOnRecord),
  sample,
});
