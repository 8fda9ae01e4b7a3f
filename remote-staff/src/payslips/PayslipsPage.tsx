import { Printer } from 'lucide-react';
import { HelpPart, OfficeHelp, PageColumns, useCouncilSettings, useCurrentUser } from 'shared-area';
import { useRecords, watchPayslips, watchStaffProfile } from 'shared-data';
import {
  Button,
  EmptyState,
  formatDay,
  media,
  PageHeading,
  SelectField,
  Skeleton,
} from 'shared-ui';
import { useTableAddress } from 'shared-ui/table';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { usePayslipMessages } from './i18n';
import { PayslipSheet } from './PayslipSheet';

/** A month's payslip, the latest by default; the month is stored in the address. */
export function PayslipsPage() {
  const t = usePayslipMessages();
  const { uid, name } = useCurrentUser();
  const { filter, chosen, change } = useTableAddress([]);
  const profile = useRecords(watchStaffProfile, uid);
  const state = useRecords(watchPayslips, uid);
  const council = useCouncilSettings();

  return (
    <>
      <OnScreen>
        <PageHeading
          lead={t('lead')}
          actions={
            <Button
              icon={<Printer size={20} aria-hidden="true" />}
              disabled={state.status !== 'ready' || state.data.length === 0}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          }
        >
          {t('title')}
        </PageHeading>
      </OnScreen>
      <RecordsView state={state} failed={t('failed')} skeleton={<Skeleton height="420px" />}>
        {(payslips) => {
          const find = (asked: string) =>
            payslips.find(({ month }) => month === asked) ?? payslips[0];
          const shown = find(filter('month'));
          if (!shown) {
            return (
              <EmptyState title={t('none')} drawing="office">
                {t('noneText')}
              </EmptyState>
            );
          }
          return (
            <PageColumns
              help={
                <>
                  <HelpPart title={t('help')}>
                    <p>{t('helpText')}</p>
                  </HelpPart>
                  <OfficeHelp />
                </>
              }
            >
              <OnScreen>
                <SelectField
                  label={t('choose')}
                  value={find(chosen.filter('month'))?.month}
                  options={payslips.map(({ month }) => ({
                    value: month,
                    label: formatDay(`${month}-01`, {
                      month: 'long',
                      year: 'numeric',
                    }),
                  }))}
                  onChange={({ target }) => change({ month: target.value })}
                />
              </OnScreen>
              <PayslipSheet
                payslip={shown}
                council={council}
                name={name}
                profile={profile.status === 'ready' ? profile.data : null}
              />
            </PageColumns>
          );
        }}
      </RecordsView>
    </>
  );
}

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;
