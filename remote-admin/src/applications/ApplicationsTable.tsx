import { useMemo } from 'react';
import { useCurrentUser, useServiceNames } from 'shared-area';
import { type Application } from 'shared-data';
import { adminStatus } from 'shared-data/model';
import { DataTable, type TableSort } from 'shared-ui/table';
import { useMessages } from '../i18n';
import { useApplicationsMessages } from './i18n';
import { applicationColumns } from './applicationColumns';
import { ApplicationDetails } from './ApplicationDetails';
import { DecisionsContext, useDecisions, type ApprovalQuestion } from './useDecisions';

type SortKey = 'applicant' | 'service' | 'date';

interface ApplicationsTableProps {
  rows: Application[];
  /** By default that of the list. */
  caption?: string;
  stale: boolean;
  /** Undefined if the rows have an order of their own. */
  sort?: TableSort<SortKey>;
  onSort?: (sort: TableSort<SortKey>) => void;
  /** Left out where rows cannot be selected. */
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  /** Both must keep their identity between renders. */
  onReject: (application: Application) => void;
  /** Asks for confirmation before an application without a recommendation is approved. */
  onAsk: (question: ApprovalQuestion) => void;
}

/** The applications of a page. Each can be approved, rejected, opened or selected. */
export function ApplicationsTable({
  rows,
  caption,
  onReject,
  onAsk,
  ...rest
}: ApplicationsTableProps) {
  const t = useApplicationsMessages();
  const tAdmin = useMessages();
  const isSortable = rest.onSort !== undefined;
  const decisions = useDecisions(onReject, onAsk);
  const columns = useMemo(
    () => applicationColumns({ t, tAdmin }, isSortable),
    [t, tAdmin, isSortable],
  );
  const nameOf = useServiceNames();
  const { uid: ownUid } = useCurrentUser();

  function whyNotSelected({ status, applicant }: Application): string | undefined {
    if (applicant.uid === ownUid) return t('applications.own');
    const outcome = adminStatus(status);
    return outcome === 'pending' ? undefined : t(`bulk.notSelected.${outcome}`);
  }

  return (
    <DecisionsContext value={decisions}>
      <DataTable
        {...rest}
        caption={caption ?? t('applications.table')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ number, service, applicant }) =>
          `${number}, ${nameOf(service).text}, ${applicant.name}`
        }
        whyNotSelected={whyNotSelected}
        details={(application) => <ApplicationDetails application={application} />}
      />
    </DecisionsContext>
  );
}
