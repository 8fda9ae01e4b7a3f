import { useSearchParams } from 'react-router-dom';
import { PaperActions, useServiceNames } from 'shared-area';
import { councilNow, noteAct, useRecords, watchDaySheet, type Payment } from 'shared-data';
import { saveFile, toCsv } from 'shared-data/files';
import { councilDay } from 'shared-data/model';
import { EmptyState, media, PageHeading, Skeleton, theme } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { DayField } from 'shared-ui/table';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { useProblemMessage } from '../records/useProblemMessage';
import { counterDay } from './counterDay';
import { DaySheet } from './DaySheet';
import { daySheetLines } from './daySheetLines';
import { daySheetRows } from './daySheetRows';
import { usePaymentMessages } from './i18n';

/** The payments and cancellations of one day, today by default: /staff/day-sheet. The day is stored in the address. */
export function DaySheetPage() {
  const t = usePaymentMessages();
  const [params, setParams] = useSearchParams();
  const day = readDay(params.get('day')) ?? councilDay(councilNow());
  const shown = counterDay(day);
  const state = useRecords(watchDaySheet, day);
  const isEmpty = state.status !== 'ready' || state.data.length === 0;

  const nameOf = useServiceNames();
  const { running, run } = useAction(useProblemMessage());

  // A file is saved only after the export was entered in the log.
  const exportCsv = (payments: readonly Payment[]) =>
    run('export', async () => {
      await noteAct({ kind: 'export', action: 'day-sheet', subject: '', detail: day });
      const shown = payments.map((payment) => ({
        ...payment,
        service: nameOf(payment.service).text,
      }));
      const csv = toCsv(daySheetRows(daySheetLines(shown, day), t));
      saveFile(new Blob([csv], { type: 'text/csv' }), t('sheet.fileName', { day }));
      return undefined;
    });

  return (
    <Frame>
      <OnScreen>
        <PageHeading
          lead={t('sheet.lead')}
          documentTitle={t('sheet.documentTitle', { day: shown })}
          actions={
            <PaperActions
              texts={{ export: t('sheet.export'), print: t('sheet.print') }}
              isEmpty={isEmpty}
              isExporting={running.has('export')}
              onExport={() => {
                if (state.status === 'ready') void exportCsv(state.data);
              }}
            />
          }
        >
          {t('sheet.title')}
        </PageHeading>
        <DayField
          label={t('sheet.day')}
          value={day}
          onDay={(chosen) => {
            if (readDay(chosen)) setParams({ day: chosen }, { replace: true });
          }}
        />
      </OnScreen>
      <RecordsView
        state={state}
        failed={t('sheet.failed')}
        skeleton={<Skeleton lines={5} height="52px" />}
      >
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState title={t('sheet.empty', { day: shown })} drawing="office">
              {t('sheet.emptyText')}
            </EmptyState>
          ) : (
            <DaySheet lines={daySheetLines(payments, day)} day={shown} />
          )
        }
      </RecordsView>
    </Frame>
  );
}

/** Parses a day from an address or a date field; undefined if it is invalid. */
function readDay(text: string | null): string | undefined {
  const isDay =
    text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const OnScreen = styled.div`
  > :last-child {
    max-width: 240px;
  }

  ${media.print} {
    display: none;
  }
`;
