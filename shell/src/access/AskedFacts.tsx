import type { AskedAccess } from 'shared-auth';
import { Facts, formatDateTime } from 'shared-ui';
import { useWords } from './words';

interface AskedFactsProps {
  asked: AskedAccess;
}

/** What somebody asked for, and when. */
export function AskedFacts({ asked }: AskedFactsProps) {
  const words = useWords();
  const { accessLevel, position, requestedAt } = asked;
  const facts = [
    { label: words('waiting.asked'), value: words(`level.${accessLevel}`) },
    { label: words('waiting.position'), value: position },
    { label: words('waiting.at'), value: formatDateTime(new Date(requestedAt)) },
  ];
  return <Facts facts={facts} />;
}
