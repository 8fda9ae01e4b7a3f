import { useRecords, watchOffice, type Weekday } from 'shared-data';
import { Skeleton } from 'shared-ui';
import { RecordsView } from '../../admin/RecordsView';
import { useOfficeMessages } from './i18n';
import { OfficeForm } from './OfficeForm';

/** What deadlines are counted by, and what citizens read when one was missed. */
export function OfficeSettingsPart({ openDays }: { openDays: readonly Weekday[] }) {
  const t = useOfficeMessages();
  const office = useRecords(watchOffice);
  return (
    <RecordsView state={office} failed={t('failed')} skeleton={<Skeleton height="480px" />}>
      {(data) => <OfficeForm office={data} openDays={openDays} />}
    </RecordsView>
  );
}
