import { SimilarNames } from 'shared-area';
import { type Task } from 'shared-data';
import { compareNames, pageOfTasks, taskPriorities } from 'shared-data/model';
import { Button, Card, EmptyState } from 'shared-ui';
import { DataTable, Pagination, useLastPage, useTableAddress } from 'shared-ui/table';
import { useTasksMessages } from './i18n';
import { statusFilters, TaskFilters } from './TaskFilters';
import { RunningTasks } from './TaskActions';
import { useTaskColumns } from './useTaskColumns';

interface TaskListProps {
  tasks: readonly Task[];
  /** The ids of the tasks with a running action. */
  running: ReadonlySet<string>;
  onEdit: (task: Task) => void;
  onComplete: (task: Task) => void;
}

/** Rows on a page: '1 to 6 of 24' (spec.md §9). */
const pageSize = 6;
const sortKeys = ['id', 'title', 'priority', 'status', 'dueDate', 'assignedBy'] as const;
const rowId = ({ id }: Task) => id;
const noFilters = {
  search: '',
  status: '',
  priority: '',
  assignedBy: '',
  dueFrom: '',
  dueTo: '',
};

/** The tasks that match the filters in the address. */
export function TaskList({ tasks, running, onEdit, onComplete }: TaskListProps) {
  const t = useTasksMessages();
  const address = useTableAddress(sortKeys);
  const { search, page, sort, filter, oneOf, chosen, change, sortBy, goTo } = address;
  const columns = useTaskColumns({ onEdit, onComplete });
  const assigners = [...new Set(tasks.map(({ assignedBy }) => assignedBy))].sort(compareNames);

  const status = oneOf('status', statusFilters);
  const priority = oneOf('priority', taskPriorities);
  const finer = {
    assignedBy: filter('assignedBy'),
    dueFrom: filter('dueFrom'),
    dueTo: filter('dueTo'),
  };
  const found = pageOfTasks(tasks, {
    ...finer,
    search,
    page,
    pageSize,
    ...(status ? { status } : {}),
    ...(priority ? { priority } : {}),
    ...(sort ? { sort } : {}),
  });
  useLastPage(found, pageSize, goTo);

  return (
    <Card as="section" aria-label={t('list')}>
      <TaskFilters
        values={{
          search,
          status: chosen.oneOf('status', statusFilters) ?? '',
          priority: chosen.oneOf('priority', taskPriorities) ?? '',
          assignedBy: chosen.filter('assignedBy'),
          dueFrom: chosen.filter('dueFrom'),
          dueTo: chosen.filter('dueTo'),
        }}
        assigners={assigners}
        onChange={change}
      />
      <RunningTasks value={running}>
        {found.total === 0 ? (
          <EmptyState
            title={t('none')}
            action={
              <Button variant="secondary" onClick={() => change(noFilters)}>
                {t('showAll')}
              </Button>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <>
            <DataTable
              caption={t('list')}
              columns={columns}
              rows={found.rows}
              rowId={rowId}
              sort={chosen.sort}
              onSort={sortBy}
            />
            <Pagination page={chosen.page} pageSize={pageSize} total={found.total} onPage={goTo} />
          </>
        )}
        <SimilarNames rows={found.similar}>
          {(rows, caption) => (
            <DataTable caption={caption} columns={columns} rows={rows} rowId={rowId} />
          )}
        </SimilarNames>
      </RunningTasks>
    </Card>
  );
}
