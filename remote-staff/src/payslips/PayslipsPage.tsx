import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useRecords, watchPayslips, watchSettings, watchStaffProfile } from 'shared-data';
import { startOfDay, usualSettings } from 'shared-data/model';
import {
  Button,
  EmptyState,
  formatDate,
  media,
  PageHeading,
  SelectField,
  Skeleton,
  theme,
} from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { useStaffMember } from '../records/useStaffMember';
import { useMessages } from '../i18n';
import { PayslipSheet } from './PayslipSheet';

/** A month's payslip, the latest at first; the month is held in the address. */
export function PayslipsPage() {
  const t = useMessages();
  const { uid, name } = useStaffMember();
  const [params, setParams] = useSearchParams();
  const profile = useRecords(watchStaffProfile, uid);
  const state = useRecords(watchPayslips, uid);
  const settings = useRecords(watchSettings);
  const council = settings.status === 'ready' ? settings.data : usualSettings;

  return (
    <Page>
      <OnScreen>
        <PageHeading
          lead={t('payslips.lead')}
          actions={
            <Button
              icon={<Printer size={20} aria-hidden="true" />}
              disabled={state.status !== 'ready' || state.data.length === 0}
              onClick={() => window.print()}
            >
              {t('payslips.print')}
            </Button>
          }
        >
          {t('payslips.title')}
        </PageHeading>
      </OnScreen>
      <RecordsView
        state={state}
        failed={t('payslips.failed')}
        skeleton={<Skeleton height="420px" />}
      >
        {(payslips) => {
          const shown = payslips.find(({ month }) => month === params.get('month')) ?? payslips[0];
          if (!shown) {
            return <EmptyState title={t('payslips.none')}>{t('payslips.noneText')}</EmptyState>;
          }
          return (
            <>
              <OnScreen>
                <SelectField
                  label={t('payslips.choose')}
                  value={shown.month}
                  options={payslips.map(({ month }) => ({
                    value: month,
                    label: formatDate(startOfDay(`${month}-01`), {
                      month: 'long',
                      year: 'numeric',
                    }),
                  }))}
                  onChange={({ target }) => setParams({ month: target.value }, { replace: true })}
                />
              </OnScreen>
              <PayslipSheet
                payslip={shown}
                council={council.name}
                name={name}
                profile={profile.status === 'ready' ? profile.data : null}
              />
            </>
          );
        }}
      </RecordsView>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: 760px;
`;

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;
