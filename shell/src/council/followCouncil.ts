import { otherLanguages } from 'shared-ui/languages';
import { loadRecords } from '../configuration/loadRecords';
import { saveCouncil, type CouncilWords } from './council';

/**
 * Keeps what the browser knows of the council in step with the records, until the signal ends it.
 * What was known before stays on the screen where the records do not answer.
 */
export async function followCouncil(signal: AbortSignal): Promise<void> {
  const { officeHours, watchSettings } = await loadRecords();
  if (signal.aborted) return;
  const stop = watchSettings()({
    next: ({ name, address, phone, email, hoursNote, translations, ...hours }) => {
      const wordsIn = (tag: string): Partial<CouncilWords> => {
        const { name: nameIn, address: addressIn, hoursNote: noteIn } = translations?.[tag] ?? {};
        return {
          ...(nameIn ? { name: nameIn } : {}),
          ...(addressIn ? { address: addressIn } : {}),
          ...(noteIn ? { hoursNote: noteIn } : {}),
          hours: officeHours(hours, [`${tag}-IN-u-nu-latn`]),
        };
      };
      saveCouncil({
        name,
        address,
        phone,
        email,
        hoursNote,
        hours: officeHours(hours, ['en-IN']),
        translations: Object.fromEntries(otherLanguages.map((tag) => [tag, wordsIn(tag)])),
      });
    },
    error: (error) => console.warn("The council's settings could not be read", error),
  });
  signal.addEventListener('abort', stop);
}
