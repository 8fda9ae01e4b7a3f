import { useCallback, useSyncExternalStore } from 'react';
import { watchServices, type Service } from 'shared-data';
import { serviceNameIn } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { isInCatalogue, useMessages } from './i18n';

export interface ShownName {
  text: string;
  /** The language of the name where it is not the page's. */
  lang: string | undefined;
}

/**
 * Gives the name of a service, as records have it, in the language of the page; in English where it has none. On an
 * English page nothing is read for it.
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

/** One watching for all names on a page: a list has a hundred of them. What was known stays for the next page. */
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
    // The names of the catalogue, and English, stand in.
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
