import {
  boolean,
  exactOptional,
  isoTimestamp,
  literal,
  nullable,
  object,
  picklist,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import { projectStages, type CitizenTask, type Message, type Project } from './CitizenDashboard';

const time = pipe(string(), isoTimestamp());
const sample = exactOptional(literal(true));

export const projectSchema: GenericSchema<unknown, Project> = object({
  id: string(),
  title: string(),
  stage: picklist(projectStages),
  updatedAt: time,
  sample,
});

export const citizenTaskSchema: GenericSchema<unknown, CitizenTask> = object({
  id: string(),
  title: string(),
  createdAt: time,
  dueAt: time,
  done: boolean(),
  sample,
});

export const messageSchema: GenericSchema<unknown, Message> = object({
  id: string(),
  from: string(),
  subject: string(),
  text: string(),
  sentAt: time,
  readAt: nullable(time),
  sample,
});
