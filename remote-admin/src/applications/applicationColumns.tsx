import { ServiceName, StatusMark } from 'shared-area';
import { DeadlineText } from 'shared-area/deadline';
import { councilNow, type Application } from 'shared-data';
import { adminStatus, councilDay } from 'shared-data/model';
import { theme } from 'shared-ui';
import type { DataColumn } from 'shared-ui/table';
import { styled } from 'styled-components';
import type { TranslateAdmin } from '../i18n';
import type { TranslateApplications } from './i18n';
import { ApplicantCell } from './ApplicantCell';
import { DecisionButtons } from './DecisionButtons';
import { PriorityMark } from './PriorityMark';

/**
 * The columns of the applications' table, with those of spec.md §4 first.
 * @param isSortable applicant, service and date can be sorted by
 */
export function applicationColumns(
  { t, tAdmin }: { t: TranslateApplications; tAdmin: TranslateAdmin },
  isSortable: boolean,
): DataColumn<Application>[] {
  return [
    {
      id: 'id',
      enableSorting: false,
      cell: ({ row }) => <OneLine>{row.original.number}</OneLine>,
      meta: { label: t('applications.id'), secondary: true },
    },
    {
      id: 'applicant',
      enableSorting: isSortable,
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
      enableSorting: isSortable,
      accessorFn: ({ service }) => service,
      cell: ({ row }) => <ServiceName>{row.original.service}</ServiceName>,
      meta: { label: t('applications.service'), long: true },
    },
    {
      id: 'status',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <Standing>
          <StatusMark
            status={adminStatus(original.status)}
            stage={tAdmin(`stage.${original.status}`)}
            t={tAdmin}
          />
          <DeadlineText application={original} now={councilNow()} isBrief />
          {original.assignee && (
            <span>{t('applications.assignee', { name: original.assignee.name })}</span>
          )}
        </Standing>
      ),
      meta: { label: t('applications.status') },
    },
    {
      id: 'date',
      enableSorting: isSortable,
      accessorFn: ({ submittedAt }) => submittedAt,
      cell: ({ row }) => {
        const day = councilDay(new Date(row.original.submittedAt));
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
      cell: ({ row }) => <PriorityMark {...row.original} />,
      meta: { label: t('applications.priority'), secondary: true },
    },
    {
      id: 'actions',
      enableSorting: false,
      cell: ({ row }) => <DecisionButtons application={row.original} />,
      meta: { label: t('applications.actions'), actions: true },
    },
  ];
}

/** Keeps a number or a date on one line. */
const OneLine = styled.span`
  white-space: nowrap;
`;

/**
 * Several lines in one cell, since more columns would not fit beside those of the specification. The cell keeps its
 * height after the decision.
 */
const Standing = styled.span`
  display: inline-grid;
  align-content: start;
  justify-items: inherit;
  gap: 2px;
  min-height: 4.75rem;
  font-size: ${theme.text.size14};
`;
