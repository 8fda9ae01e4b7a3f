import { formatDate } from 'shared-ui';
import { dayIn, dayOf } from '../days/day';
import { useWords } from '../words';

interface DueDayProps {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** A task that is done is not late. */
  done?: boolean;
}

/** When a task is due, and in words whether that day has gone by. */
export function DueDay({ day, done = false }: DueDayProps) {
  const words = useWords();
  const isOverdue = !done && day < dayIn(new Date());
  const date = formatDate(dayOf(day));
  return (
    <time dateTime={day}>
      {isOverdue ? words('upcoming.overdue', { date }) : words('upcoming.due', { date })}
    </time>
  );
}
