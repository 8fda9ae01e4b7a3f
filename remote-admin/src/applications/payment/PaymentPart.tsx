import { useState } from 'react';
import { joinRecords, useCurrentUser } from 'shared-area';
import { officeDay } from 'shared-area/certificate';
import { useRecords, watchFee, watchPayments, type Application, type Payment } from 'shared-data';
import { Button, formatMoney, theme } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { RecordsView } from '../../admin/RecordsView';
import { CancelPaymentForm } from './CancelPaymentForm';
import { usePaymentMessages } from './i18n';

interface PaymentPartProps {
  application: Application;
}

/** What was paid for an application. Renders nothing if its service is free and nothing was ever paid. */
export function PaymentPart({ application }: PaymentPartProps) {
  const t = usePaymentMessages();
  const records = joinRecords({
    payments: useRecords(watchPayments, application.id),
    due: useRecords(watchFee, application.id),
  });
  if (records.status === 'loading') return null;
  if (records.status === 'ready' && records.data.payments.length === 0 && !records.data.due.amount)
    return null;

  return (
    <Part>
      <Title>{t('title')}</Title>
      <RecordsView state={records} failed={t('failed')} skeleton={null}>
        {({ payments, due }) => (
          <>
            {!application.payment && due.amount !== undefined && due.amount > 0 && (
              <p>
                {[t('due', { fee: formatMoney(due.amount) }), due.paidFirst && t('paidFirst')]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            )}
            {payments.map((payment) =>
              payment.cancelled ? (
                <Cancelled key={payment.receipt}>
                  {t('cancelled', {
                    receipt: payment.receipt,
                    day: officeDay(payment.cancelled.at),
                    name: payment.cancelled.by.name,
                    reason: payment.cancelled.reason,
                  })}
                </Cancelled>
              ) : (
                <Paid key={payment.receipt} application={application} payment={payment} />
              ),
            )}
          </>
        )}
      </RecordsView>
    </Part>
  );
}

function Paid({ application, payment }: PaymentPartProps & { payment: Payment }) {
  const t = usePaymentMessages();
  const { uid } = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const { receipt, amount, method, at, reference, by } = payment;
  const close = () => setAsking(false);
  return (
    <>
      <p>
        {[
          t('paid', { amount: formatMoney(amount), method, day: officeDay(at), receipt }),
          reference === undefined
            ? t('taken', { name: by.name })
            : t('takenUpi', { name: by.name, reference }),
        ].join(' ')}
      </p>
      {application.applicant.uid !== uid && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      <Dialog open={isAsking} title={t('cancelTitle', { receipt })} onClose={close}>
        <CancelPaymentForm application={application} payment={payment} onClose={close} />
      </Dialog>
    </>
  );
}

const Part = styled.div`
  margin-bottom: ${theme.space[4]};
`;

const Title = styled.p`
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Cancelled = styled.p`
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;
