import { useMemo } from 'react';
import { useLanguage } from 'shared-ui';
import { useMessages } from './i18n';
import type { ServiceInLanguage } from './PublishedService';
import { servicesIn } from './services';

/** The published services in the language of the page: their texts load with the messages of these pages. */
export function useServices(): ServiceInLanguage[] {
  useMessages();
  const language = useLanguage();
  return useMemo(() => servicesIn(language), [language]);
}
