import { loadTexts } from './i18n';
import type { PublishedText } from './PublishedService';
import { servicesIn } from './services';

/** The published name of a service in a language; undefined if there is none. */
export async function publishedName(
  service: string,
  language: string,
): Promise<PublishedText | undefined> {
  await loadTexts(language);
  return servicesIn(language).find(({ firstName }) => firstName === service)?.name;
}
