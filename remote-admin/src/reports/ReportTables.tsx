import { memo } from 'react';
import type { Report, ReportPeriod } from 'shared-data';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { DecisionTimes } from './DecisionTimes';
import { OfficersTable } from './OfficersTable';
import { OverdueTable } from './OverdueTable';
import { ServicesChart } from './ServicesChart';
import { StatusesChart } from './StatusesChart';
import { TimeChart } from './TimeChart';

interface ReportTablesProps {
  report: Report;
  period: ReportPeriod;
}

/** The four charts of a report, each with its table, then the tables of officers and overdue applications. */
export const ReportTables = memo(function ReportTables({ report, period }: ReportTablesProps) {
  return (
    <Charts>
      <Wide>
        <TimeChart overTime={report.overTime} period={period} />
      </Wide>
      <Wide>
        <ServicesChart services={report.byService} />
      </Wide>
      <StatusesChart byOutcome={report.byOutcome} />
      <DecisionTimes decisions={report.decisions} />
      <Wide>
        <OfficersTable officers={report.byOfficer} />
      </Wide>
      <Wide>
        <OverdueTable overdue={report.overdue} />
      </Wide>
    </Charts>
  );
});

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  gap: ${theme.space[6]};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
