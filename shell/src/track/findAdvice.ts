import { isEither, isMissing, isObjectOf, isText } from 'shared-data/certificates';
import type { FoundDocument } from '../public-records/fetchDocument';

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

/** @returns undefined where nothing is set, or nothing answers */
export async function findAdvice(
  find: (path: string) => Promise<FoundDocument>,
): Promise<Advice | undefined> {
  const answer = await find('settings/office');
  if (answer.kind !== 'found' || !isAdvice(answer.fields)) return undefined;
  const { overdueAdvice, translations } = answer.fields;
  return { overdueAdvice, translations };
}
