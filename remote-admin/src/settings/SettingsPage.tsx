import { useRecords, watchServices, watchSettings } from 'shared-data';
import { PageHeading, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { useMessages } from '../i18n';
import { CouncilForm } from './CouncilForm';
import { OfficeSettingsPart } from './office/OfficeSettingsPart';
import { PromisedDays } from './PromisedDays';
import { SigningKeys } from './signing-keys/SigningKeys';

/** `/admin/settings`: what the council says of itself and promises. */
export function SettingsPage() {
  const t = useMessages();
  const settings = useRecords(watchSettings);
  const services = useRecords(watchServices);
  return (
    <>
      <PageHeading lead={t('settings.lead')}>{t('settings.title')}</PageHeading>
      <Parts>
        <RecordsView
          state={settings}
          failed={t('settings.failed')}
          skeleton={<Skeleton height="640px" />}
        >
          {(data) => (
            <>
              <CouncilForm settings={data} />
              <OfficeSettingsPart openDays={data.openDays} />
            </>
          )}
        </RecordsView>
        <RecordsView
          state={services}
          failed={t('services.failed')}
          skeleton={<Skeleton height="320px" />}
        >
          {(list) => <PromisedDays services={list} />}
        </RecordsView>
        <SigningKeys />
      </Parts>
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;
