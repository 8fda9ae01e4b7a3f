import { useMemo } from 'react';
import type { Task } from 'shared-data';
import type { DataColumn } from 'shared-ui/table';
import { styled } from 'styled-components';
import { PriorityTag } from '../recent-applications/PriorityTag';
import { useTasksMessages } from './i18n';
import { DueDay } from './DueDay';
import { TaskActions, type TaskActionsProps } from './TaskActions';
import { TaskStatusTag } from './TaskStatusTag';

type TaskColumnsOptions = Omit<TaskActionsProps, 'task'>;

/** The columns of the task list (spec.md §3). Their ids are the sort keys. */
export function useTaskColumns({ onEdit, onComplete }: TaskColumnsOptions): DataColumn<Task>[] {
  const t = useTasksMessages();
  return useMemo(
    () => [
      {
        id: 'id',
        accessorKey: 'id',
        meta: { label: t('id') },
        cell: ({ row }) => <Nowrap>{row.original.id}</Nowrap>,
      },
      {
        id: 'title',
        accessorKey: 'title',
        meta: { label: t('title'), namesRow: true, long: true },
        cell: ({ row }) => row.original.title,
      },
      {
        id: 'priority',
        accessorKey: 'priority',
        meta: { label: t('priority') },
        cell: ({ row }) => <PriorityTag priority={row.original.priority} />,
      },
      {
        id: 'status',
        accessorKey: 'status',
        meta: { label: t('status') },
        cell: ({ row }) => <TaskStatusTag status={row.original.status} />,
      },
      {
        id: 'dueDate',
        accessorKey: 'dueDate',
        meta: { label: t('due') },
        cell: ({ row: { original } }) => (
          <Nowrap>
            <DueDay day={original.dueDate} done={original.status === 'completed'} bare />
          </Nowrap>
        ),
      },
      {
        id: 'assignedBy',
        accessorKey: 'assignedBy',
        meta: { label: t('assignedBy'), long: true },
      },
      {
        id: 'actions',
        enableSorting: false,
        meta: { label: t('actions'), actions: true },
        cell: ({ row }) => (
          <TaskActions task={row.original} onEdit={onEdit} onComplete={onComplete} />
        ),
      },
    ],
    [t, onEdit, onComplete],
  );
}

const Nowrap = styled.span`
  white-space: nowrap;
`;
