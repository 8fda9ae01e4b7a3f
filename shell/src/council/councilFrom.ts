import type { CouncilSettings } from 'shared-data';
import type { openHours } from 'shared-data/model';
import { otherLanguages } from 'shared-ui/languages';
import type { Council, CouncilWords } from './council';

/** The settings that visitors can read. */
export type PublicSettings = Omit<CouncilSettings, 'language' | 'revision'>;

/**
 * The council's details, with its office hours as a text in each language.
 * @param sayHours `officeHours`, or `openHours` where no Saturdays are closed: that one is loaded with the code of the records
 */
export function councilFrom(
  { name, address, phone, email, hoursNote, translations, ...hours }: PublicSettings,
  sayHours: typeof openHours,
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
    name,
    address,
    phone,
    email,
    hoursNote,
    hours: sayHours(hours, ['en-IN']),
    translations: Object.fromEntries(otherLanguages.map((tag) => [tag, wordsIn(tag)])),
  };
}
