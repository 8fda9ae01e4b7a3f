import { CircleCheck, CircleX, Clock, Files } from 'lucide-react';
import { useRecords, watchApplicationCounts } from 'shared-data';
import { Skeleton, StatCard } from 'shared-ui';
import { RecordsView } from '../records/RecordsView';
import { useMessages } from '../i18n';
import { FigureGrid } from './FigureGrid';

const icons = { total: Files, approved: CircleCheck, pending: Clock, rejected: CircleX } as const;
const keys = ['total', 'approved', 'pending', 'rejected'] as const;

/** The four figures over all applications. */
export function ApplicationFigures() {
  const t = useMessages();
  const counts = useRecords(watchApplicationCounts);

  return (
    <RecordsView
      state={counts}
      failed={t('figures.failed')}
      skeleton={
        <FigureGrid>
          {keys.map((key) => (
            <Skeleton key={key} height="88px" />
          ))}
        </FigureGrid>
      }
    >
      {(figures) => (
        <FigureGrid>
          {keys.map((key) => {
            const Icon = icons[key];
            return (
              <StatCard
                key={key}
                label={t(`figures.${key}`)}
                value={t('figures.number', { count: figures[key] })}
                icon={<Icon size={18} aria-hidden="true" />}
              />
            );
          })}
        </FigureGrid>
      )}
    </RecordsView>
  );
}
