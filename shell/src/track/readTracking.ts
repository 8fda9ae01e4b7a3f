import {
  isDay,
  isEither,
  isMissing,
  isObjectOf,
  isText,
  isTime,
  isWord,
} from 'shared-data/certificates';
import { applicationStatuses, type Tracking } from 'shared-data/tracking';
import { isNull } from '../public-records/isNull';

const isNumber = (value: unknown): value is number => Number.isInteger(value);

const isTracking = isObjectOf({
  service: isText,
  status: isWord(...applicationStatuses),
  submittedAt: isTime,
  since: isTime,
  deadline: isEither(isNull, isObjectOf({ day: isDay, left: isEither(isNumber, isMissing) })),
});

/** Reads the fields of a tracking document; undefined if its shape is unknown to this page. */
export function readTracking(number: string, fields: unknown): Tracking | undefined {
  if (!isTracking(fields)) return undefined;
  const { service, status, submittedAt, since, deadline } = fields;
  return { number, service, status, submittedAt, since, ...(deadline ? { deadline } : {}) };
}
