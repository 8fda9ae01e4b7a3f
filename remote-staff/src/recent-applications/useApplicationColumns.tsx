import { useMemo } from 'react';
import { StatusMark } from 'shared-area';
import { type Application } from 'shared-data';
import { sharedNames, staffPriority, staffStatus } from 'shared-data/model';
import { Button, RelativeTime, theme, ButtonLink, type ButtonLinkProps } from 'shared-ui';
import type { DataColumn } from 'shared-ui/table';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { PriorityTag } from './PriorityTag';
import { useLocation } from 'react-router-dom';
import { staffPaths } from '../staffPaths';

/** The columns of the recent applications (spec.md §2). Their ids are the store's keys to sort by. */
export function useApplicationColumns(
  onDetails: (application: Application) => void,
): DataColumn<Application>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'number',
        enableSorting: false,
        meta: { label: t('recent.id'), namesRow: true },
        cell: ({ row }) => <Nowrap>{row.original.number}</Nowrap>,
      },
      {
        id: 'applicant',
        accessorFn: ({ applicant }) => applicant.name,
        meta: { label: t('recent.applicant'), long: true },
        cell: ({ row: { original }, table }) => {
          const { name, email } = original.applicant;
          const others = table.getRowModel().rows.map((row) => row.original.applicant);
          // With the address where the name alone says too little.
          return (
            <>
              {name}
              {sharedNames(others)(name) && <Email>{email}</Email>}
            </>
          );
        },
      },
      {
        id: 'service',
        accessorKey: 'service',
        meta: { label: t('recent.service'), long: true },
      },
      {
        id: 'priority',
        enableSorting: false,
        meta: { label: t('recent.priority') },
        cell: ({ row }) => <PriorityTag priority={staffPriority(row.original.priority)} />,
      },
      {
        id: 'status',
        enableSorting: false,
        meta: { label: t('recent.status') },
        cell: ({ row }) => (
          <StatusMark
            status={staffStatus(row.original.status)}
            stage={t(`stage.${row.original.status}`)}
            t={t}
          />
        ),
      },
      {
        id: 'date',
        accessorKey: 'submittedAt',
        meta: { label: t('recent.date') },
        cell: ({ row }) => (
          <Nowrap>
            <RelativeTime value={new Date(row.original.submittedAt)} />
          </Nowrap>
        ),
      },
      {
        id: 'actions',
        enableSorting: false,
        meta: { label: t('recent.actions'), actions: true },
        cell: ({ row: { original } }) => (
          <Actions>
            <ReviewLink
              application={original}
              variant="secondary"
              size="small"
              aria-label={t('recent.reviewOf', { number: original.number })}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={t('recent.detailsOf', { number: original.number })}
              onClick={() => onDetails(original)}
            >
              {t('recent.details')}
            </Button>
          </Actions>
        ),
      },
    ],
    [t, onDetails],
  );
}

const Email = styled.span`
  display: block;
  overflow-wrap: anywhere;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Nowrap = styled.span`
  white-space: nowrap;
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[1]};
`;

interface ReviewLinkProps extends Omit<ButtonLinkProps, 'to' | 'state'> {
  application: Application;
}

/** Leads to the review of an application, which leads back to the list as it is now. */
export function ReviewLink({ application, ...rest }: ReviewLinkProps) {
  const t = useMessages();
  const here = useLocation();
  return (
    <ButtonLink {...rest} to={staffPaths.review(application.id)} state={{ from: here }}>
      {t('recent.review')}
    </ButtonLink>
  );
}
