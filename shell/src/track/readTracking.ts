import {
  isDay,
  isEither,
  isMissing,
  isObjectOf,
  isText,
  isTextLike,
  isTime,
  isWord,
} from 'shared-data/certificates';
import { applicationStatuses, type Tracking } from 'shared-data/tracking';

const isStatus = isWord(...applicationStatuses);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isNothing = isObjectOf({ nullValue: (value): value is null => value === null });

const isRow = isObjectOf({
  service: isText,
  status: isStatus,
  submittedAt: isTime,
  since: isTime,
  deadline: isEither(isMissing, isObjectOf({ day: isDay, left: isEither(isNumber, isMissing) })),
});

// The values of Firestore's REST API: each names its type.
const isTimeValue = isObjectOf({ timestampValue: isTime });
const isDeadlineValue = isObjectOf({
  mapValue: isObjectOf({
    fields: isObjectOf({
      day: isObjectOf({ stringValue: isDay }),
      left: isEither(isObjectOf({ integerValue: isTextLike(/^-?\d{1,4}$/) }), isMissing),
    }),
  }),
});
const isDocument = isObjectOf({
  fields: isObjectOf({
    service: isObjectOf({ stringValue: isText }),
    status: isObjectOf({ stringValue: isStatus }),
    submittedAt: isTimeValue,
    since: isTimeValue,
    deadline: isEither(isDeadlineValue, isNothing),
  }),
});

/** Reads a row of the device's records; undefined if its shape is unknown to this page. */
export function readTrackingRow(number: string, row: unknown): Tracking | undefined {
  if (!isRow(row)) return undefined;
  const { service, status, submittedAt, since, deadline } = row;
  return { number, service, status, submittedAt, since, ...(deadline ? { deadline } : {}) };
}

/** Reads a document of the live store in the same way. */
export function readTrackingDocument(number: string, document: unknown): Tracking | undefined {
  if (!isDocument(document)) return undefined;
  const { service, status, submittedAt, since, deadline } = document.fields;
  return {
    number,
    service: service.stringValue,
    status: status.stringValue,
    submittedAt: submittedAt.timestampValue,
    since: since.timestampValue,
    ...('mapValue' in deadline ? { deadline: readDeadline(deadline.mapValue.fields) } : {}),
  };
}

function readDeadline({
  day,
  left,
}: {
  day: { stringValue: string };
  left: { integerValue: string } | undefined;
}) {
  return {
    day: day.stringValue,
    ...(left ? { left: Number(left.integerValue) } : {}),
  };
}
