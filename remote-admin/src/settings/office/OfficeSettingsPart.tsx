import type { CouncilSettings, OfficeSettings, RecordsState } from 'shared-data';
import { Skeleton } from 'shared-ui';
import { RecordsView } from '../../admin/RecordsView';
import { useOfficeMessages } from './i18n';
import { OfficeForm } from './OfficeForm';

interface OfficeSettingsPartProps {
  office: RecordsState<OfficeSettings>;
  council: CouncilSettings;
}

/** The days that deadlines are calculated with, and the advice to citizens after a missed deadline. */
export function OfficeSettingsPart({ office, council }: OfficeSettingsPartProps) {
  const t = useOfficeMessages();
  return (
    <RecordsView state={office} failed={t('failed')} skeleton={<Skeleton height="480px" />}>
      {(data) => <OfficeForm office={data} council={council} />}
    </RecordsView>
  );
}
