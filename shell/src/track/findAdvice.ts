import { isEither, isMissing, isObjectOf, isText } from 'shared-data/certificates';
import { fetchDocument } from '../public-records/fetchDocument';
import { plainFields } from '../public-records/plainFields';
import { readRow } from '../public-records/readRow';

/** The council's advice for overdue applications, from its settings. */
export interface Advice {
  overdueAdvice: string;
  /** In further languages, by their tags. */
  translations?: Record<string, { overdueAdvice?: string }> | undefined;
}

const isWords = isObjectOf({ overdueAdvice: isEither(isText, isMissing) });
const isTranslations = (value: unknown): value is NonNullable<Advice['translations']> =>
  isObjectOf({})(value) && Object.values(value).every(isWords);
const isAdvice = isObjectOf({
  overdueAdvice: isText,
  translations: isEither(isTranslations, isMissing),
});

/** The advice of the live store. @returns undefined where nothing is set, or nothing answers */
export async function fetchAdvice(documents: string): Promise<Advice | undefined> {
  const answer = await fetchDocument(`${documents}/settings/office`);
  return answer.kind === 'found' ? adviceIn(plainFields(answer.document)) : undefined;
}

/** The advice from the device's records. */
export async function readAdvice(): Promise<Advice | undefined> {
  return adviceIn(await readRow('settings', 'office'));
}

function adviceIn(settings: unknown): Advice | undefined {
  if (!isAdvice(settings)) return undefined;
  const { overdueAdvice, translations } = settings;
  return { overdueAdvice, translations };
}
