import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { usePrintedAlone } from 'shared-area/certificate';
import { useRecords, watchPayments, watchSettings, type Payment } from 'shared-data';
import { usualSettings } from 'shared-data/model';
import { Button, EmptyState, Notice, PageHeading, PageSkeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { staffPaths } from '../staffPaths';
import { counterDay } from './counterDay';
import { usePaymentMessages } from './i18n';
import { ReceiptSheet } from './ReceiptSheet';

/** The receipt of a payment, to be printed: /staff/receipts/:id/:receipt. */
export function ReceiptPage() {
  const t = usePaymentMessages();
  const { id = '', receipt = '' } = useParams();
  const state = useRecords(watchPayments, id);

  return (
    <>
      <BackLink to={staffPaths.review(id)}>{t('receipt.back')}</BackLink>
      <RecordsView
        state={state}
        failed={t('receipt.failed')}
        skeleton={<PageSkeleton label={t('receipt.loading')} />}
      >
        {(payments) => {
          const payment = payments.find((each) => each.receipt === receipt);
          return payment ? (
            <Receipt payment={payment} />
          ) : (
            <EmptyState title={t('receipt.gone')}>{t('receipt.goneText')}</EmptyState>
          );
        }}
      </RecordsView>
    </>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const t = usePaymentMessages();
  const settings = useRecords(watchSettings);
  usePrintedAlone();
  const council = settings.status === 'ready' ? settings.data : usualSettings;
  const { receipt, cancelled } = payment;
  const title = t('receipt.documentTitle', { receipt });

  return (
    <>
      <PageHeading
        documentTitle={title}
        actions={
          <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        }
      >
        {title}
      </PageHeading>
      {cancelled && (
        <Said>
          <Notice tone="bad">
            {t('receipt.cancelledText', {
              day: counterDay(cancelled.at),
              name: cancelled.by.name,
              reason: cancelled.reason,
            })}
          </Notice>
        </Said>
      )}
      <ReceiptSheet payment={payment} council={council} />
    </>
  );
}

const Said = styled.div`
  max-width: 210mm;
  margin-bottom: ${theme.space[6]};
`;
