import type { AskedAccess } from 'shared-auth';
import { Facts, formatDateTime } from 'shared-ui';
import { useMessages } from './i18n';

interface AskedFactsProps {
  asked: AskedAccess;
}

/** What somebody asked for, and when. */
export function AskedFacts({ asked }: AskedFactsProps) {
  const t = useMessages();
  const { accessLevel, position, requestedAt } = asked;
  const facts = [
    { label: t('waiting.asked'), value: t(`level.${accessLevel}`) },
    { label: t('waiting.position'), value: position },
    { label: t('waiting.at'), value: formatDateTime(new Date(requestedAt)) },
  ];
  return <Facts facts={facts} />;
}
