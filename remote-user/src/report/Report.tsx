import { Download, Printer } from 'lucide-react';
import { useCurrentUser } from 'shared-area';
import { Button, SummaryList, PageHeading, formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import type { StampedApplications } from '../my-applications/watchStampedApplications';
import { useApplicationMessages } from '../my-applications/i18n';
import { useReportMessages } from './i18n';
import { countByStatus } from './countByStatus';
import { ReportSheet } from './ReportSheet';
import { ReportTable } from './ReportTable';
import { useSaveReport } from './useSaveReport';

export function Report({ applications, at }: StampedApplications) {
  const t = useReportMessages();
  const tApplication = useApplicationMessages();
  const { name } = useCurrentUser();
  const saveReport = useSaveReport();

  return (
    <ReportSheet>
      <PageHeading
        lead={t('lead', { moment: formatDateTime(at) })}
        actions={
          <>
            <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
              {t('print')}
            </Button>
            <Button
              variant="secondary"
              icon={<Download size={20} aria-hidden="true" />}
              onClick={() => saveReport(applications)}
            >
              {t('csv')}
            </Button>
          </>
        }
      >
        {t('title')}
      </PageHeading>
      <p>{t('for', { name })}</p>
      <Part aria-labelledby="summary">
        <h2 id="summary">{t('summary')}</h2>
        <SummaryList
          arrangement="figures"
          rows={[
            { label: t('total'), value: applications.length },
            ...countByStatus(applications).map(({ status, count }) => ({
              label: tApplication(`status.${status}`),
              value: count,
            })),
          ]}
        />
      </Part>
      <Part aria-labelledby="list">
        <h2 id="list">{t('list')}</h2>
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
