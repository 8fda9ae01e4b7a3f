import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OfficeHelp, PageColumns, useServiceNames } from 'shared-area';
import { useRecords, watchServices } from 'shared-data';
import { Card, PageHeading, Skeleton, theme } from 'shared-ui';
import { SearchField } from 'shared-ui/table';
import { styled } from 'styled-components';
import { Steps } from '../apply-for-service/Steps';
import { RecordsView } from '../citizen/RecordsView';
import { useSearchMessages } from './i18n';
import { listServices } from './findServices';
import { ServiceResults } from './ServiceResults';
import { createServiceSearch } from './similarServices';
import { useMissedSearch } from './useMissedSearch';

export function SearchPage() {
  const t = useSearchMessages();
  const offered = useRecords(watchServices);
  const [address, setAddress] = useSearchParams();
  // The typed text is local state, and only copied into the address: the address updates later than the keys.
  const [typed, setTyped] = useState(address.get('q') ?? '');
  const records = offered.status === 'ready' ? offered.data : undefined;
  const nameOf = useServiceNames();
  const services = useMemo(
    () =>
      listServices(records).map((service) => ({
        ...service,
        shownName: nameOf(service.name).text,
      })),
    [records, nameOf],
  );
  const search = useMemo(() => createServiceSearch(services), [services]);
  const found = search(typed);
  // The keywords of services come with the records: until they have loaded, no search counts as missed.
  useMissedSearch(records && found.length === 0 ? typed.trim() : undefined);

  function change(text: string) {
    setTyped(text);
    setAddress(text ? { q: text } : {}, { replace: true });
  }

  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <PageColumns
        help={
          <>
            <Steps />
            <OfficeHelp />
          </>
        }
      >
        <Sheet>
          <div role="search">
            <SearchField
              label={t('label')}
              placeholder={t('placeholder')}
              value={typed}
              onSearch={change}
            />
          </div>
          {found.length > 0 && <ServiceResults services={found} />}
          <RecordsView
            state={offered}
            failed={t('failed')}
            skeleton={<Skeleton height={found.length > 0 ? '20px' : '88px'} />}
          >
            {() => (
              <>
                {found.length === 0 && <ServiceResults services={found} />}
                <Footer role="status">
                  {t('showing', { shown: found.length, total: services.length })}
                </Footer>
              </>
            )}
          </RecordsView>
        </Sheet>
      </PageColumns>
    </>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
`;

const Footer = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
