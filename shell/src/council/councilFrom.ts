import type { CouncilSettings } from 'shared-data';
import type { officeHours } from 'shared-data/model';
import { otherLanguages } from 'shared-ui/languages';
import type { Council, CouncilWords } from './council';

/** What visitors read of the settings. */
export type PublicSettings = Omit<CouncilSettings, 'language' | 'revision'>;

/**
 * What the council says of itself, with its office hours in words of each language.
 * @param sayHours comes with the code of the records where that is there already
 */
export function councilFrom(
  { name, address, phone, email, hoursNote, translations, ...hours }: PublicSettings,
  sayHours: typeof officeHours,
): Council {
  const wordsIn = (tag: string): Partial<CouncilWords> => {
    const { name: nameIn, address: addressIn, hoursNote: noteIn } = translations?.[tag] ?? {};
    return {
      ...(nameIn ? { name: nameIn } : {}),
      ...(addressIn ? { address: addressIn } : {}),
      ...(noteIn ? { hoursNote: noteIn } : {}),
      hours: sayHours(hours, [`${tag}-IN-u-nu-latn`]),
    };
  };
  return {
    ...{ name, address, phone, email, hoursNote, hours: sayHours(hours, ['en-IN']) },
    translations: Object.fromEntries(otherLanguages.map((tag) => [tag, wordsIn(tag)])),
  };
}
