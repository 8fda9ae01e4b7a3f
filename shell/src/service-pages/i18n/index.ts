import { createMessages } from 'shared-ui';
import type { PublishedTexts } from '../PublishedService';
import { addTexts } from '../services';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'service-pages',
  en,
  async (language) => {
    const [messages] = (await Promise.all([import(`./${language}`), loadTexts(language)])) as [
      { default: Record<keyof typeof en, string> },
      unknown,
    ];
    return messages;
  },
);

/** Loads the published texts of the services in a language; nothing if the council has published none in it. */
export async function loadTexts(language: string): Promise<void> {
  const loaded = (await import(`../../../deployment/services/${language}.json`)) as
    | { default: Record<string, PublishedTexts> }
    | undefined;
  if (loaded) addTexts(language, loaded.default);
}
