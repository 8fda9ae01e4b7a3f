import { StatusMark } from 'shared-area';
import { type Application } from 'shared-data';
import { adminPriority, adminStatus, calendarDay } from 'shared-data/model';
import type { DataColumn } from 'shared-ui/table';
import { styled } from 'styled-components';
import type { TranslateAdmin } from '../i18n';
import { ApplicantCell } from './ApplicantCell';
import { PriorityMark } from './PriorityMark';
import { RowActions } from './RowActions';

/** The columns of the applications' table; applicant, service and date can be sorted by (spec.md §4). */
export function applicationColumns(t: TranslateAdmin): DataColumn<Application>[] {
  return [
    {
      id: 'id',
      enableSorting: false,
      cell: ({ row }) => <OneLine>{row.original.number}</OneLine>,
      meta: { label: t('applications.id'), secondary: true },
    },
    {
      id: 'applicant',
      accessorFn: ({ applicant }) => applicant.name,
      cell: ({ row: { original }, table }) => (
        <ApplicantCell
          applicant={original.applicant}
          others={table.getRowModel().rows.map((row) => row.original.applicant)}
          t={t}
        />
      ),
      meta: { label: t('applications.applicant'), namesRow: true, long: true },
    },
    {
      id: 'service',
      accessorFn: ({ service }) => service,
      cell: ({ row }) => row.original.service,
      meta: { label: t('applications.service'), long: true },
    },
    {
      id: 'status',
      enableSorting: false,
      cell: ({ row }) => <StatusMark status={adminStatus(row.original.status)} t={t} />,
      meta: { label: t('applications.status') },
    },
    {
      id: 'date',
      accessorFn: ({ submittedAt }) => submittedAt,
      cell: ({ row }) => {
        const day = calendarDay(new Date(row.original.submittedAt));
        return (
          <OneLine>
            <time dateTime={day}>{day}</time>
          </OneLine>
        );
      },
      meta: { label: t('applications.date'), secondary: true },
    },
    {
      id: 'priority',
      enableSorting: false,
      cell: ({ row }) => {
        const priority = adminPriority(row.original.priority);
        return <PriorityMark priority={priority}>{t(`priority.${priority}`)}</PriorityMark>;
      },
      meta: { label: t('applications.priority'), secondary: true },
    },
    {
      id: 'actions',
      enableSorting: false,
      cell: ({ row }) => <RowActions application={row.original} />,
      meta: { label: t('applications.actions'), actions: true },
    },
  ];
}

/** Holds together what is read as one: a number, a date. */
const OneLine = styled.span`
  white-space: nowrap;
`;
