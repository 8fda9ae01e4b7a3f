import { loadTexts } from './i18n';
import type { PublishedText } from './PublishedService';
import { servicesIn } from './services';

/** What a service is called in a language, as it was published; undefined where it was not. */
export async function publishedName(
  service: string,
  language: string,
): Promise<PublishedText | undefined> {
  await loadTexts(language);
  return servicesIn(language).find(({ firstName }) => firstName === service)?.name;
}
