import {
  array,
  integer,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  type GenericSchema,
} from 'valibot';
import { weekdays, type CouncilSettings } from './CouncilSettings';

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
