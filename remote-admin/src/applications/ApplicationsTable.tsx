import { useMemo } from 'react';
import { decideApplication, type Application } from 'shared-data';
import { DataTable, type TableSort } from 'shared-ui/table';
import type { Outcome } from '../admin/OutcomeNotice';
import { asActor, useAdmin } from '../admin/useAdmin';
import { useWords } from '../words';
import { applicationColumns } from './applicationColumns';
import { ApplicationDetails } from './ApplicationDetails';
import { failedDecision } from './FailedDecision';
import { useFailureWords } from './useFailureWords';

type SortKey = 'applicant' | 'service' | 'date';

interface ApplicationsTableProps {
  rows: Application[];
  stale: boolean;
  sort: TableSort<SortKey>;
  onSort: (sort: TableSort<SortKey>) => void;
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
  /** These two must keep their identity between renders. */
  onReject: (application: Application) => void;
  onOutcome: (outcome: Outcome) => void;
}

/** The applications of a page, each to be approved, rejected, opened or chosen. */
export function ApplicationsTable({ rows, onReject, onOutcome, ...rest }: ApplicationsTableProps) {
  const words = useWords();
  const admin = useAdmin();
  const describeFailure = useFailureWords();

  const columns = useMemo(() => {
    async function approve(application: Application) {
      const { id, number, applicant, revision } = application;
      try {
        await decideApplication(id, { decision: 'approved', by: asActor(admin), revision });
        onOutcome({
          tone: 'good',
          text: words('applications.approved', { number, applicant: applicant.name }),
        });
      } catch (error) {
        const failed = await failedDecision(application, error);
        onOutcome({ tone: 'warn', text: describeFailure(failed, 'one') });
      }
    }
    return applicationColumns({
      words,
      ownUid: admin.uid,
      onApprove: (application) => void approve(application),
      onReject,
    });
  }, [words, admin, describeFailure, onReject, onOutcome]);

  return (
    <DataTable
      {...rest}
      caption={words('applications.table')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ number, service, applicant }) => `${number}, ${service}, ${applicant.name}`}
      details={(application) => <ApplicationDetails application={application} />}
    />
  );
}
