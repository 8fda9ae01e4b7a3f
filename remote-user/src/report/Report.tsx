import { Download, Printer } from 'lucide-react';
import { Button, Facts, PageHeading, formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { PrintSheet } from '../citizen/PrintSheet';
import { useCitizen } from '../citizen/useCitizen';
import type { StampedApplications } from '../my-applications/watchStampedApplications';
import { useWords } from '../words';
import { countByStatus } from './countByStatus';
import { ReportTable } from './ReportTable';
import { useSaveReport } from './useSaveReport';

export function Report({ applications, at }: StampedApplications) {
  const words = useWords();
  const { name } = useCitizen();
  const saveReport = useSaveReport();

  return (
    <PrintSheet>
      <PageHeading
        lead={words('report.lead', { moment: formatDateTime(at) })}
        actions={
          <>
            <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
              {words('report.print')}
            </Button>
            <Button
              variant="secondary"
              icon={<Download size={20} aria-hidden="true" />}
              onClick={() => saveReport(applications)}
            >
              {words('report.csv')}
            </Button>
          </>
        }
      >
        {words('report.title')}
      </PageHeading>
      <p>{words('report.for', { name })}</p>
      <Part aria-labelledby="summary">
        <h2 id="summary">{words('report.summary')}</h2>
        <Facts
          arrangement="figures"
          facts={[
            { label: words('report.total'), value: applications.length },
            ...countByStatus(applications).map(({ status, count }) => ({
              label: words(`status.${status}`),
              value: count,
            })),
          ]}
        />
      </Part>
      <Part aria-labelledby="list">
        <h2 id="list">{words('report.list')}</h2>
        <ReportTable applications={applications} />
      </Part>
    </PrintSheet>
  );
}

const Part = styled.section`
  margin-top: ${theme.space[6]};

  h2 {
    margin-bottom: ${theme.space[2]};
  }
`;
