import type { OfficeSettings, RecordsState, Weekday } from 'shared-data';
import { Skeleton } from 'shared-ui';
import { RecordsView } from '../../admin/RecordsView';
import { useOfficeMessages } from './i18n';
import { OfficeForm } from './OfficeForm';

interface OfficeSettingsPartProps {
  office: RecordsState<OfficeSettings>;
  openDays: readonly Weekday[];
}

/** The days that deadlines are calculated with, and the advice to citizens after a missed deadline. */
export function OfficeSettingsPart({ office, openDays }: OfficeSettingsPartProps) {
  const t = useOfficeMessages();
  return (
    <RecordsView state={office} failed={t('failed')} skeleton={<Skeleton height="480px" />}>
      {(data) => <OfficeForm office={data} openDays={openDays} />}
    </RecordsView>
  );
}
