import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { BackLink, OfficeHelp, PageColumns } from 'shared-area';
import { usePrintedAlone } from 'shared-area/certificate';
import { useRecords, watchPayments, type Payment } from 'shared-data';
import { Button, EmptyState, Notice, PageHeading } from 'shared-ui';
import { RecordsView } from '../records/RecordsView';
import { staffPaths } from '../staffPaths';
import { counterDay } from './counterDay';
import { usePaymentMessages } from './i18n';
import { ReceiptSheet } from './ReceiptSheet';

/** The printable receipt of a payment: /staff/receipts/:id/:receipt. */
export function ReceiptPage() {
  const t = usePaymentMessages();
  const { id = '', receipt = '' } = useParams();
  const state = useRecords(watchPayments, id);

  return (
    <>
      <BackLink to={staffPaths.review(id)}>{t('receipt.back')}</BackLink>
      <RecordsView state={state} failed={t('receipt.failed')} loading={t('receipt.loading')}>
        {(payments) => {
          const payment = payments.find((each) => each.receipt === receipt);
          return payment ? (
            <Receipt payment={payment} />
          ) : (
            <EmptyState title={t('receipt.gone')} drawing="lost">
              {t('receipt.goneText')}
            </EmptyState>
          );
        }}
      </RecordsView>
    </>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const t = usePaymentMessages();
  usePrintedAlone();
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
      <PageColumns help={<OfficeHelp />}>
        {cancelled && (
          <Notice tone="bad" spoken="warn">
            {t('receipt.cancelledText', {
              day: counterDay(cancelled.at),
              name: cancelled.by.name,
              reason: cancelled.reason,
            })}
          </Notice>
        )}
        <ReceiptSheet payment={payment} />
      </PageColumns>
    </>
  );
}
