import { StatusMark } from 'shared-area';
import { adminPriority, adminStatus, type Application, calendarDay } from 'shared-data';
import type { DataColumn } from 'shared-ui/table';
import type { WordsOfAdmin } from '../words';
import { ApplicantCell } from './ApplicantCell';
import { OneLine } from './OneLine';
import { PriorityMark } from './PriorityMark';
import { RowActions } from './RowActions';

/** The columns of the applications' table; applicant, service and date can be sorted by (spec.md §4). */
export function applicationColumns(words: WordsOfAdmin): DataColumn<Application>[] {
  return [
    {
      id: 'id',
      enableSorting: false,
      cell: ({ row }) => <OneLine>{row.original.number}</OneLine>,
      meta: { label: words('applications.id'), secondary: true },
    },
    {
      id: 'applicant',
      accessorFn: ({ applicant }) => applicant.name,
      cell: ({ row: { original }, table }) => (
        <ApplicantCell
          applicant={original.applicant}
          others={table.getRowModel().rows.map((row) => row.original.applicant)}
          words={words}
        />
      ),
      meta: { label: words('applications.applicant'), namesRow: true, long: true },
    },
    {
      id: 'service',
      accessorFn: ({ service }) => service,
      cell: ({ row }) => row.original.service,
      meta: { label: words('applications.service'), long: true },
    },
    {
      id: 'status',
      enableSorting: false,
      cell: ({ row }) => <StatusMark status={adminStatus(row.original.status)} words={words} />,
      meta: { label: words('applications.status') },
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
      meta: { label: words('applications.date'), secondary: true },
    },
    {
      id: 'priority',
      enableSorting: false,
      cell: ({ row }) => {
        const priority = adminPriority(row.original.priority);
        return <PriorityMark priority={priority}>{words(`priority.${priority}`)}</PriorityMark>;
      },
      meta: { label: words('applications.priority'), secondary: true },
    },
    {
      id: 'actions',
      enableSorting: false,
      cell: ({ row }) => <RowActions application={row.original} />,
      meta: { label: words('applications.actions'), actions: true },
    },
  ];
}
