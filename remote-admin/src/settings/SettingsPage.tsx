import { useState } from 'react';
import {
  useRecords,
  watchOffice,
  watchPreparedTexts,
  watchServices,
  watchSettings,
} from 'shared-data';
import { PageHeading, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { useSettingsMessages } from './i18n';
import { useServicesMessages } from '../services/i18n';
import { CouncilForm } from './CouncilForm';
import { OfficeSettingsPart } from './office/OfficeSettingsPart';
import { PromisedDays } from './PromisedDays';
import { PreparedTextsPart } from './texts/PreparedTextsPart';
import { SigningKeys } from './signing-keys/SigningKeys';

/** `/admin/settings`: the details of the council, its office and its promises. */
export function SettingsPage() {
  const t = useSettingsMessages();
  const tServices = useServicesMessages();
  const settings = useRecords(watchSettings);
  const services = useRecords(watchServices);
  const office = useRecords(watchOffice);
  const texts = useRecords(watchPreparedTexts);
  const isWaiting = [settings, services, office, texts].some(({ status }) => status === 'loading');
  const [hasArrived, setHasArrived] = useState(!isWaiting);
  if (!isWaiting && !hasArrived) setHasArrived(true);
  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {/* In columns the height of each part moves the next, so the first rendering waits for all parts. */}
      {isWaiting && !hasArrived ? (
        <RecordsView
          state={{ status: 'loading' }}
          failed={t('failed')}
          skeleton={<Skeleton height="960px" />}
        >
          {() => null}
        </RecordsView>
      ) : (
        <Parts>
          <Column>
            <RecordsView
              state={settings}
              failed={t('failed')}
              skeleton={<Skeleton height="640px" />}
            >
              {(data) => <CouncilForm settings={data} />}
            </RecordsView>
            <RecordsView
              state={services}
              failed={tServices('failed')}
              skeleton={<Skeleton height="320px" />}
            >
              {(list) => <PromisedDays services={list} />}
            </RecordsView>
            <SigningKeys />
          </Column>
          <Column>
            {settings.status === 'ready' && (
              <OfficeSettingsPart office={office} council={settings.data} />
            )}
            <PreparedTextsPart texts={texts} />
          </Column>
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

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
