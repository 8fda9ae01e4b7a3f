import { CalendarDays, Gauge, ListChecks, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRecords, watchProcessingTime, watchTasks, type StaffProfile } from 'shared-data';
import { taskFigures } from 'shared-data/model';
import { Skeleton, StatCard } from 'shared-ui';
import { RecordsView } from '../records/RecordsView';
import { useMessages } from '../i18n';
import { FigureGrid } from './FigureGrid';
import { ratingShare } from './performanceSummary';

const hoursADay = 24;

interface WorkFiguresProps {
  /** Null if the council has entered none: then only figures counted from the records are shown. */
  profile: StaffProfile | null;
}

/** The figures of a staff member's own work, four at most. */
export function WorkFigures({ profile }: WorkFiguresProps) {
  const t = useMessages();
  const tasks = useRecords(watchTasks);
  const processing = useRecords(watchProcessingTime);
  const processingCard = (value: ReactNode) => (
    <StatCard
      label={t('work.processingTime')}
      value={value}
      hint={t('work.processingHint')}
      icon={<Timer size={18} aria-hidden="true" />}
    />
  );
  const marked = (note: string) => (profile?.sample ? t('sample.noted', { note }) : note);

  return (
    <FigureGrid>
      {profile && (
        <li>
          <StatCard
            label={t('work.workingDays')}
            value={profile.workingDays}
            hint={marked(t('work.workingDaysHint'))}
            icon={<CalendarDays size={18} aria-hidden="true" />}
          />
        </li>
      )}
      <li>
        <RecordsView
          state={processing}
          failed={t('work.failed')}
          skeleton={processingCard(<Skeleton width="5ch" />)}
        >
          {(hours) =>
            processingCard(
              hours === null
                ? t('work.noneDecided')
                : t('work.processingDays', { days: Math.round((hours / hoursADay) * 10) / 10 }),
            )
          }
        </RecordsView>
      </li>
      <li>
        <RecordsView state={tasks} failed={t('work.failed')} skeleton={<Skeleton height="104px" />}>
          {(list) => {
            const { completed, total } = taskFigures(list);
            return (
              <StatCard
                label={t('work.tasksCompleted')}
                value={completed}
                hint={t('work.tasksHint', { total })}
                icon={<ListChecks size={18} aria-hidden="true" />}
              />
            );
          }}
        </RecordsView>
      </li>
      {profile && (
        <li>
          <StatCard
            label={t('work.performanceScore')}
            value={t('performance.percent', { share: ratingShare(profile.performanceRating) })}
            hint={marked(t('work.performanceHint', { rating: profile.performanceRating }))}
            icon={<Gauge size={18} aria-hidden="true" />}
          />
        </li>
      )}
    </FigureGrid>
  );
}
