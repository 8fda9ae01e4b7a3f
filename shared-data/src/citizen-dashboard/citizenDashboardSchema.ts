import { boolean, isoTimestamp, object, picklist, pipe, string, type GenericSchema } from 'valibot';
import { projectStages, type CitizenTask, type Message, type Project } from './CitizenDashboard';

const time = pipe(string(), isoTimestamp());

export const projectSchema: GenericSchema<unknown, Project> = object({
  id: string(),
  title: string(),
  stage: picklist(projectStages),
  updatedAt: time,
});

export const citizenTaskSchema: GenericSchema<unknown, CitizenTask> = object({
  id: string(),
  title: string(),
  createdAt: time,
  dueAt: time,
  done: boolean(),
});

export const messageSchema: GenericSchema<unknown, Message> = object({
  id: string(),
  from: string(),
  subject: string(),
  sentAt: time,
  read: boolean(),
});
