import { councilNow } from 'shared-data';
import { councilDay, startOfDay } from 'shared-data/model';
import { formatDate } from 'shared-ui';
import { useMessages } from '../i18n';

interface DueDayProps {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** A task that is done is not late. */
  done?: boolean;
  /** Under a heading that says 'due' already. */
  bare?: boolean;
}

/** When a task is due, and in words whether that day has gone by. */
export function DueDay({ day, done = false, bare = false }: DueDayProps) {
  const t = useMessages();
  const isOverdue = !done && day < councilDay(councilNow());
  const date = formatDate(startOfDay(day));
  return <time dateTime={day}>{t(wordOf(isOverdue, bare), { date })}</time>;
}

function wordOf(isOverdue: boolean, bare: boolean) {
  if (isOverdue) return bare ? 'upcoming.bareOverdue' : 'upcoming.overdue';
  return bare ? 'upcoming.bareDue' : 'upcoming.due';
}
