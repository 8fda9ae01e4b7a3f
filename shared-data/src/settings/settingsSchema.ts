import {
  array,
  integer,
  isoDate,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  type GenericSchema,
} from 'valibot';
import { lineOnRecord } from '../store/recordText';
import { weekdays, type CouncilSettings } from './CouncilSettings';
import type { OfficeSettings } from './OfficeSettings';

const clock = pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const settingsSchema: GenericSchema<unknown, CouncilSettings> = object({
  name: string(),
  address: string(),
  phone: string(),
  email: string(),
  openDays: array(picklist(weekdays)),
  opensAt: clock,
  closesAt: clock,
  hoursNote: string(),
  revision: pipe(number(), integer()),
});

export const officeSchema: GenericSchema<unknown, OfficeSettings> = object({
  holidays: array(object({ day: pipe(string(), isoDate()), name: lineOnRecord })),
  overdueAdvice: string(),
  revision: pipe(number(), integer()),
});
