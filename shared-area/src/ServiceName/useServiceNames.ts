import { useCallback, useSyncExternalStore } from 'react';
import { watchServices, type Service } from 'shared-data';
import { serviceNameIn } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { isInCatalogue, useMessages } from './i18n';

export interface ShownName {
  text: string;
  /** The language of the name, if it is not the page's. */
  lang: string | undefined;
}

/**
 * Returns a function that translates the name of a service, as in the records, to the language of the page; to
 * English if there is no translation. An English page queries nothing.
 */
export function useServiceNames(): (name: string) => ShownName {
  const language = useLanguage();
  const t = useMessages();
  const isFirst = language === 'en';
  const services = useSyncExternalStore(isFirst ? listenToNothing : listen, latest);
  return useCallback(
    (name) => {
      if (isFirst) return { text: name, lang: undefined };
      const service = services.find((each) => each.name === name && each.translations?.[language]);
      if (service) return { text: serviceNameIn(service, language).text, lang: undefined };
      return isInCatalogue(name) ? { text: t(name), lang: undefined } : { text: name, lang: 'en' };
    },
    [isFirst, language, services, t],
  );
}

/**
 * One subscription for all names on a page, because a list has a hundred of them. Known names are kept for the
 * next page.
 */
let services: readonly Service[] = [];
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

function latest(): readonly Service[] {
  return services;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watchServices()({
    next: (all) => {
      services = all;
      for (const notify of listeners) notify();
    },
    // On an error the names fall back to the catalogue, and then to English.
    error: () => undefined,
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function listenToNothing(): () => void {
  return () => undefined;
}
