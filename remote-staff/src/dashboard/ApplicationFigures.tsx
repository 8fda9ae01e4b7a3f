import { CircleCheck, CircleX, Clock, Files } from 'lucide-react';
import { useRecords, watchApplicationCounts, type ApplicationCounts } from 'shared-data';
import { Skeleton } from 'shared-ui';
import { RecordsView } from '../records/RecordsView';
import { useMessages } from '../i18n';
import { FigureCards } from './FigureCards';

const icons = { total: Files, approved: CircleCheck, pending: Clock, rejected: CircleX } as const;
const keys = ['total', 'approved', 'pending', 'rejected'] as const;

/** The four figures over all applications. */
export function ApplicationFigures() {
  const t = useMessages();
  const counts = useRecords(watchApplicationCounts);
  // The cards have their full height before their figures load.
  const cards = (figures?: ApplicationCounts) => (
    <FigureCards
      figures={keys.map((key) => ({
        label: t(`figures.${key}`),
        value: figures ? t('figures.number', { count: figures[key] }) : <Skeleton width="2ch" />,
        Icon: icons[key],
      }))}
    />
  );

  return (
    <RecordsView state={counts} failed={t('figures.failed')} skeleton={cards()}>
      {cards}
    </RecordsView>
  );
}
