import { Download, Printer } from 'lucide-react';
import { Button, SummaryList, PageHeading, formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import type { StampedApplications } from '../my-applications/watchStampedApplications';
import { useMessages } from '../i18n';
import { countByStatus } from './countByStatus';
import { ReportSheet } from './ReportSheet';
import { ReportTable } from './ReportTable';
import { useSaveReport } from './useSaveReport';

export function Report({ applications, at }: StampedApplications) {
  const t = useMessages();
  const { name } = useCitizen();
  const saveReport = useSaveReport();

  return (
    <ReportSheet>
      <PageHeading
        lead={t('report.lead', { moment: formatDateTime(at) })}
        actions={
          <>
            <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
              {t('report.print')}
            </Button>
            <Button
              variant="secondary"
              icon={<Download size={20} aria-hidden="true" />}
              onClick={() => saveReport(applications)}
            >
              {t('report.csv')}
            </Button>
          </>
        }
      >
        {t('report.title')}
      </PageHeading>
      <p>{t('report.for', { name })}</p>
      <Part aria-labelledby="summary">
        <h2 id="summary">{t('report.summary')}</h2>
        <SummaryList
          arrangement="figures"
          rows={[
            { label: t('report.total'), value: applications.length },
            ...countByStatus(applications).map(({ status, count }) => ({
              label: t(`status.${status}`),
              value: count,
            })),
          ]}
        />
      </Part>
      <Part aria-labelledby="list">
        <h2 id="list">{t('report.list')}</h2>
        <ReportTable applications={applications} />
      </Part>
    </ReportSheet>
  );
}

const Part = styled.section`
  margin-top: ${theme.space[6]};

  h2 {
    margin-bottom: ${theme.space[2]};
  }
`;
