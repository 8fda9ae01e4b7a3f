import { RecordText } from 'shared-area';
import { type Payslip, type StaffProfile } from 'shared-data';
import { payslipTotals, type CouncilInLanguage } from 'shared-data/model';
import { Card, SummaryList, formatDay, formatMoney, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { usePayslipMessages } from './i18n';
import { useMessages } from '../i18n';
import { PayTable } from './PayTable';

interface PayslipSheetProps {
  payslip: Payslip;
  /** The name of the council, and its `lang`; undefined if they are not known. */
  council: Pick<CouncilInLanguage, 'name' | 'lang'> | undefined;
  name: string;
  /** Null if it is not known, or not yet. */
  profile: StaffProfile | null;
}

/** A printable payslip: the council's name, the month, the sums. */
export function PayslipSheet({ payslip, council, name, profile }: PayslipSheetProps) {
  const t = usePayslipMessages();
  const tStaff = useMessages();
  const month = formatDay(`${payslip.month}-01`, { month: 'long', year: 'numeric' });
  const { gross, deducted, net } = payslipTotals(payslip);
  const stamp = payslip.sample && t('sample');

  return (
    <Sheet as="article" aria-label={t('slip', { month })} data-stamp={stamp}>
      {stamp && <Stamp>{stamp}</Stamp>}
      <Head>
        {council && <p lang={council.lang.name}>{council.name}</p>}
        <h2>{t('slip', { month })}</h2>
      </Head>
      <SummaryList
        arrangement="apart"
        rows={[
          {
            label: t('name'),
            value: payslip.sample ? t('sampleName') : name,
          },
          ...(profile && profile.sample === payslip.sample
            ? [
                {
                  label: t('position'),
                  value: <RecordText sample={profile.sample}>{profile.position}</RecordText>,
                },
                {
                  label: tStaff('profile.department'),
                  value: <RecordText sample={profile.sample}>{profile.department}</RecordText>,
                },
                { label: tStaff('profile.employeeId'), value: profile.employeeId },
              ]
            : []),
          { label: t('paidOn'), value: formatDay(payslip.paidOn) },
        ]}
      />
      <Sums>
        <PayTable
          caption={t('earnings')}
          lines={payslip.earnings}
          totalLabel={t('gross')}
          total={gross}
        />
        <PayTable
          caption={t('deductions')}
          lines={payslip.deductions}
          totalLabel={t('deducted')}
          total={deducted}
        />
      </Sums>
      <Net>
        <span>{t('net')}</span>
        <strong>{formatMoney(net)}</strong>
      </Net>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[6]};

  &[data-stamp] {
    position: relative;
    isolation: isolate;
    overflow: hidden;
  }

  &[data-stamp]::after {
    content: attr(data-stamp);
    position: absolute;
    z-index: -1;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${theme.color.bad};
    font-size: clamp(32px, 9vw, 72px);
    font-weight: ${theme.text.heading};
    text-align: center;
    opacity: 0.16;
    rotate: -24deg;
    print-color-adjust: exact;
  }

  ${media.print} {
    padding: 0;
    border: 0;
  }
`;

/** A sample must not look like a real payslip, on paper either. */
const Stamp = styled.p`
  max-width: none;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 2px solid ${theme.color.bad};
  color: ${theme.color.bad};
  font-weight: ${theme.text.heading};
  text-align: center;
`;

const Head = styled.header`
  p {
    color: ${theme.color.muted};
  }

  h2 {
    font-size: ${theme.text.size22};
  }
`;

const Sums = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16.25rem), 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;

const Net = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: ${theme.space[4]};
  border-top: 2px solid ${theme.color.ink};
  font-size: ${theme.text.size18};
  font-variant-numeric: tabular-nums;
`;
