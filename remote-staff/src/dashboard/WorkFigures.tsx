import { CalendarDays, Gauge, ListChecks, Timer } from 'lucide-react';
import {
  taskFigures,
  useRecords,
  watchProcessingTime,
  watchTasks,
  type StaffProfile,
} from 'shared-data';
import { Skeleton, StatCard } from 'shared-ui';
import { RecordsView } from '../records/RecordsView';
import { useWords } from '../words';
import { FigureGrid } from './FigureGrid';
import { ratingShare } from './performanceSummary';

const hoursADay = 24;

interface WorkFiguresProps {
  /** Null: the council has entered none. Then only what is counted from the records is shown. */
  profile: StaffProfile | null;
}

/** The figures of a member of staff's own work, four at most. */
export function WorkFigures({ profile }: WorkFiguresProps) {
  const words = useWords();
  const tasks = useRecords(watchTasks);
  const processing = useRecords(watchProcessingTime);
  const marked = (note: string) => (profile?.sample ? words('sample.noted', { note }) : note);

  return (
    <FigureGrid>
      {profile && (
        <StatCard
          label={words('work.workingDays')}
          value={profile.workingDays}
          hint={marked(words('work.workingDaysHint'))}
          icon={<CalendarDays size={18} aria-hidden="true" />}
        />
      )}
      <RecordsView
        state={processing}
        failed={words('work.failed')}
        skeleton={<Skeleton height="104px" />}
      >
        {(hours) => (
          <StatCard
            label={words('work.processingTime')}
            value={
              hours === null
                ? words('work.noneDecided')
                : words('work.processingDays', { days: Math.round((hours / hoursADay) * 10) / 10 })
            }
            hint={words('work.processingHint')}
            icon={<Timer size={18} aria-hidden="true" />}
          />
        )}
      </RecordsView>
      <RecordsView
        state={tasks}
        failed={words('work.failed')}
        skeleton={<Skeleton height="104px" />}
      >
        {(list) => {
          const { completed, total } = taskFigures(list);
          return (
            <StatCard
              label={words('work.tasksCompleted')}
              value={completed}
              hint={words('work.tasksHint', { total })}
              icon={<ListChecks size={18} aria-hidden="true" />}
            />
          );
        }}
      </RecordsView>
      {profile && (
        <StatCard
          label={words('work.performanceScore')}
          value={words('performance.percent', { share: ratingShare(profile.performanceRating) })}
          hint={marked(words('work.performanceHint', { rating: profile.performanceRating }))}
          icon={<Gauge size={18} aria-hidden="true" />}
        />
      )}
    </FigureGrid>
  );
}
