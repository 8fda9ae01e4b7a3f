import type { AskedAccess } from 'shared-auth';
import { SummaryList, formatDateTime } from 'shared-ui';
import { useMessages } from './i18n';

interface RequestSummaryProps {
  asked: AskedAccess;
}

/** What a person has requested, and when. */
export function RequestSummary({ asked }: RequestSummaryProps) {
  const t = useMessages();
  const { accessLevel, position, requestedAt } = asked;
  const rows = [
    { label: t('waiting.asked'), value: t(`level.${accessLevel}`) },
    { label: t('waiting.position'), value: position },
    { label: t('waiting.at'), value: formatDateTime(new Date(requestedAt)) },
  ];
  return <SummaryList rows={rows} />;
}
