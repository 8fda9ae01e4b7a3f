import { useMemo } from 'react';
import { ServiceName, StatusMark } from 'shared-area';
import { DeadlineText } from 'shared-area/deadline';
import { councilNow, type Application, type WorklistTab } from 'shared-data';
import { sharedNames, staffStatus } from 'shared-data/model';
import type { DataColumn } from 'shared-ui/table';
import { useMessages } from '../i18n';
import { ApplicationPriority } from '../recent-applications/ApplicationPriority';
import { ApplicationCell } from './ApplicationCell';
import { AssigneeCell } from './AssigneeCell';
import { AssignmentActions, type AssignmentActionsProps } from './AssignmentActions';
import { useWorklistMessages } from './i18n';

interface WorklistColumnsOptions extends Omit<AssignmentActionsProps, 'application'> {
  tab: WorklistTab;
}

/** The columns of the work list. The store sorts it by deadline. */
export function useWorklistColumns({
  tab,
  onTake,
  onHandOver,
  onGiveBack,
}: WorklistColumnsOptions): DataColumn<Application>[] {
  const t = useWorklistMessages();
  const tArea = useMessages();
  return useMemo(() => {
    const unsorted: DataColumn<Application>[] = [
      {
        id: 'due',
        meta: { label: t('due') },
        cell: ({ row }) => <DeadlineText application={row.original} now={councilNow()} />,
      },
      {
        id: 'applicant',
        meta: { label: t('applicant'), namesRow: true, long: true },
        cell: ({ row: { original }, table }) => {
          const others = table.getRowModel().rows.map((row) => row.original.applicant);
          const isShared = sharedNames(others)(original.applicant.name);
          return <ApplicationCell application={original} hasEmail={isShared} />;
        },
      },
      {
        id: 'service',
        accessorKey: 'service',
        meta: { label: t('service'), long: true },
        cell: ({ row }) => <ServiceName>{row.original.service}</ServiceName>,
      },
      {
        id: 'stage',
        meta: { label: t('stage') },
        cell: ({ row: { original } }) => (
          <StatusMark
            status={staffStatus(original.status)}
            stage={tArea(`stage.${original.status}`)}
            t={tArea}
          />
        ),
      },
      {
        id: 'assignee',
        meta: { label: t('assignee'), long: true },
        cell: ({ row }) => <AssigneeCell application={row.original} />,
      },
      {
        id: 'priority',
        meta: { label: t('priority') },
        cell: ({ row }) => <ApplicationPriority {...row.original} />,
      },
      {
        id: 'actions',
        meta: { label: t('actions'), actions: true },
        cell: ({ row }) => (
          <AssignmentActions
            application={row.original}
            onTake={onTake}
            onHandOver={onHandOver}
            onGiveBack={onGiveBack}
          />
        ),
      },
    ];
    // A decided application cannot be taken or released.
    const shown = tab === 'decided' ? unsorted.filter(({ id }) => id !== 'actions') : unsorted;
    return shown.map((column) => ({ ...column, enableSorting: false }));
  }, [t, tArea, tab, onTake, onHandOver, onGiveBack]);
}
