import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchFee, type Application, type Fee } from 'shared-data';
import { Actions, ButtonLink, Card, formatMoney, Skeleton, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { staffPaths } from '../staffPaths';
import { usePaymentMessages } from './i18n';
import { counterDay } from './counterDay';
import { PaymentForm } from './PaymentForm';

interface PaymentPanelProps {
  application: Application;
}

/** The fee of an application, whether it is paid, and the form with which the counter records a payment. */
export function PaymentPanel({ application }: PaymentPanelProps) {
  const t = usePaymentMessages();
  const fee = useRecords(watchFee, application.id);
  const body = useRef<HTMLDivElement>(null);
  const receipt = application.payment?.receipt;
  useEffect(() => {
    // The pressed button has disappeared, and the focus with it.
    if (receipt !== undefined && document.activeElement === document.body) body.current?.focus();
  }, [receipt]);

  return (
    <Card as="section" aria-labelledby="fee-title">
      <h2 id="fee-title">{t('title')}</h2>
      <Body ref={body} tabIndex={-1}>
        <RecordsView state={fee} failed={t('failed')} skeleton={<Skeleton lines={2} />}>
          {(due) => <FeeState application={application} fee={due} />}
        </RecordsView>
      </Body>
    </Card>
  );
}

function FeeState({ application, fee }: PaymentPanelProps & { fee: Fee }) {
  const t = usePaymentMessages();
  const { uid } = useCurrentUser();
  const { id, applicant, payment } = application;

  if (payment) {
    const { amount, at, method, receipt } = payment;
    return (
      <>
        <Amount>{t('paid', { amount: formatMoney(amount), method, day: counterDay(at) })}</Amount>
        <p>{t('receipt', { receipt })}</p>
        <Actions>
          <ButtonLink
            variant="secondary"
            icon={<Printer size={20} aria-hidden="true" />}
            to={staffPaths.receipt(id, receipt)}
          >
            {t('printReceipt')}
          </ButtonLink>
          <TextLink to={staffPaths.daySheet}>{t('daySheet')}</TextLink>
        </Actions>
      </>
    );
  }
  if (fee.amount === 0) return <p>{t('free')}</p>;
  if (fee.amount === undefined) return <p>{t('unknown')}</p>;
  return (
    <>
      <Amount>{t('due', { amount: formatMoney(fee.amount) })}</Amount>
      {fee.paidFirst && <p>{t('paidFirst')}</p>}
      {applicant.uid === uid ? <p>{t('own')}</p> : <PaymentForm id={id} fee={fee.amount} />}
      <TextLink to={staffPaths.daySheet}>{t('daySheet')}</TextLink>
    </>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

const Amount = styled.p`
  font-weight: ${theme.text.strong};
  font-variant-numeric: tabular-nums;
`;
