import { useCouncilSettings } from 'shared-area';
import { PrintedHead } from 'shared-area/certificate';
import { councilNow } from 'shared-data';
import { limits } from 'shared-data/limits';
import { formatDate, formatMoney, media, Notice, SummaryList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import type { DaySheetLine } from './daySheetLines';
import { DaySheetTable } from './DaySheetTable';
import { daySheetTotals } from './daySheetTotals';
import { usePaymentMessages } from './i18n';

interface DaySheetProps {
  lines: readonly DaySheetLine[];
  /** The formatted day. */
  day: string;
}

/** The lines of a day with their totals; on paper, with the council's name above and a line for the signature below. */
export function DaySheet({ lines, day }: DaySheetProps) {
  const t = usePaymentMessages();
  const council = useCouncilSettings();
  const totals = daySheetTotals(lines);

  const countOf = ({ count, cancelled }: { count: number; cancelled: number }) =>
    cancelled === 0 ? t('sheet.count', { count }) : t('sheet.countCancelled', { count, cancelled });

  return (
    <Paper>
      <PrintedHead council={council}>
        {t('sheet.head', { day, date: formatDate(councilNow()) })}
      </PrintedHead>
      {Math.max(totals.all.count, totals.all.cancelled) >= limits.daySheet && (
        <Notice tone="warn">{t('sheet.full', { count: limits.daySheet })}</Notice>
      )}
      <DaySheetTable lines={lines} day={day} />
      <Totals aria-label={t('sheet.totals')}>
        <SummaryList
          arrangement="apart"
          rows={(['cash', 'upi', 'all'] as const).map((of) => ({
            label: `${t(`sheet.${of}`)} · ${countOf(totals[of])}`,
            value: formatMoney(totals[of].amount),
          }))}
        />
      </Totals>
      <Signature>{t('sheet.signature')}</Signature>
    </Paper>
  );
}

const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Totals = styled.section`
  justify-self: end;
  width: min(100%, 360px);
  break-inside: avoid;
  font-variant-numeric: tabular-nums;
`;

const Signature = styled.p`
  display: none;

  ${media.print} {
    display: block;
    width: 60mm;
    margin-block: 16mm 0;
    margin-inline: auto 0;
    padding-top: ${theme.space[1]};
    border-top: 1px solid ${theme.color.ink};
    text-align: center;
  }
`;
