import { useState } from 'react';
import { useRecords, watchOffice, watchServices, watchSettings } from 'shared-data';
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
  const office = useRecords(watchOffice);
  const isWaiting = [settings, services, office].some(({ status }) => status === 'loading');
  const [hasArrived, setHasArrived] = useState(!isWaiting);
  if (!isWaiting && !hasArrived) setHasArrived(true);
  return (
    <>
      <PageHeading lead={t('settings.lead')}>{t('settings.title')}</PageHeading>
      {/* In columns the height of each part moves the next, so that they come together at first. */}
      {isWaiting && !hasArrived ? (
        <RecordsView
          state={{ status: 'loading' }}
          failed={t('settings.failed')}
          skeleton={<Skeleton height="960px" />}
        >
          {() => null}
        </RecordsView>
      ) : (
        <Parts>
          <RecordsView
            state={settings}
            failed={t('settings.failed')}
            skeleton={<Skeleton height="640px" />}
          >
            {(data) => (
              <>
                <CouncilForm settings={data} />
                <OfficeSettingsPart office={office} openDays={data.openDays} />
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
      )}
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;
