import { useCouncilSettings } from 'shared-area';
import { PrintedHead } from 'shared-area/certificate';
import { councilNow } from 'shared-data';
import { trackingPath } from 'shared-data/tracking';
import type { ReactNode } from 'react';
import { Card, formatDateTime, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { TrackingFoot } from '../citizen/TrackingFoot';
import { useApplicationMessages } from '../my-applications/i18n';
import { useReportMessages } from './i18n';

/** A report as it is printed: the council's head on top, and at the foot the code to follow its applications. */
export function ReportSheet({ children }: { children: ReactNode }) {
  const t = useReportMessages();
  const ofApplications = useApplicationMessages();
  const council = useCouncilSettings();
  const moment = councilNow();
  return (
    <Sheet>
      <PrintedHead council={council} />
      {children}
      <Foot>
        <TrackingFoot path={trackingPath({})} label={t('code')}>
          <p>{ofApplications('paper.follow')}</p>
          <p>{ofApplications('paper.printed', { moment: formatDateTime(moment) })}</p>
        </TrackingFoot>
      </Foot>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  ${media.print} {
    padding: 0;
    border: 0;
    font-family: 'Noto Serif', Georgia, 'Noto Serif Devanagari', serif;

    /* Compact, so that a typical report fits on one page. */
    && :is(th, td),
    && dl > div {
      padding-block: 1mm;
      font-size: 9.5pt;
      line-height: 1.3;
    }

    && section {
      margin-top: 5mm;
    }
  }
`;

const Foot = styled.div`
  display: none;

  ${media.print} {
    display: flex;
    gap: 6mm;
    align-items: end;
    margin-top: 8mm;
    font: 8.5pt/1.4 ${theme.text.family};
    break-inside: avoid;
  }

  > svg {
    flex: none;
  }
`;
