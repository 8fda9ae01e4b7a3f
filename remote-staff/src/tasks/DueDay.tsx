import { councilNow } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { formatDay } from 'shared-ui';
import { useMessages } from '../i18n';

interface DueDayProps {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** Whether the task is done: then it cannot be late. */
  done?: boolean;
  /** Without the word 'due', for a column whose heading has it. */
  bare?: boolean;
}

/** The due day of a task, with a text if it has passed. */
export function DueDay({ day, done = false, bare = false }: DueDayProps) {
  const t = useMessages();
  const isOverdue = !done && day < councilDay(councilNow());
  const date = formatDay(day);
  return <time dateTime={day}>{t(wordOf(isOverdue, bare), { date })}</time>;
}

function wordOf(isOverdue: boolean, bare: boolean) {
  if (isOverdue) return bare ? 'upcoming.bareOverdue' : 'upcoming.overdue';
  return bare ? 'upcoming.bareDue' : 'upcoming.due';
}
