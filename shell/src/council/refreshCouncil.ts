import {
  isEither,
  isListOf,
  isMissing,
  isObjectOf,
  isText,
  isTextLike,
} from 'shared-data/certificates';
import { officeHours, saturdaysOfMonth, weekdays } from 'shared-data/model';
import { readConfiguration } from '../configuration/configuration';
import { documentsAddress } from '../public-records/documentsAddress';
import { fetchDocument } from '../public-records/fetchDocument';
import { saveCouncil } from './council';
import { councilFrom, type PublicSettings } from './councilFrom';

/** Whether a value is one of these numbers. */
const isOneOf =
  <Value extends number>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((each) => each === value);
const isClock = isTextLike(/^([01]\d|2[0-3]):[0-5]\d$/);
const isWordOrMissing = isEither(isText, isMissing);
const isWords = isObjectOf({
  name: isWordOrMissing,
  address: isWordOrMissing,
  hoursNote: isWordOrMissing,
});

type Translations = NonNullable<PublicSettings['translations']>;
const isTranslations = (value: unknown): value is Translations =>
  isObjectOf({})(value) && Object.values(value).every(isWords);

const isSettings = isObjectOf({
  name: isText,
  address: isText,
  phone: isText,
  email: isText,
  ...{
    openDays: isListOf(isOneOf(weekdays)),
    opensAt: isClock,
    closesAt: isClock,
    hoursNote: isText,
  },
  closedSaturdays: isEither(isListOf(isOneOf(saturdaysOfMonth)), isMissing),
  translations: isEither(isTranslations, isMissing),
});

/**
 * Requests the council's current details from the live store once, without the code of the records and without
 * identifying the visitor. The last known details stay when nothing is set or nothing answers.
 */
export async function refreshCouncil(): Promise<void> {
  const documents = documentsAddress(await readConfiguration());
  const answer = documents ? await fetchDocument(`${documents}/settings/council`) : undefined;
  if (answer?.kind === 'found' && isSettings(answer.fields)) {
    saveCouncil(councilFrom(answer.fields, officeHours));
  }
}
