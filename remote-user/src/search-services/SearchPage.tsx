import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRecords, watchServices } from 'shared-data';
import { Card, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { listServices } from './findServices';
import { SearchBox } from './SearchBox';
import { ServiceResults } from './ServiceResults';
import { createServiceSearch } from './similarServices';
import { useMissedSearch } from './useMissedSearch';

export function SearchPage() {
  const t = useMessages();
  const offered = useRecords(watchServices);
  const [address, setAddress] = useSearchParams();
  // What is typed is held here, and only copied into the address: an address lags behind the keys.
  const [typed, setTyped] = useState(address.get('q') ?? '');
  const records = offered.status === 'ready' ? offered.data : undefined;
  const services = useMemo(() => listServices(records), [records]);
  const search = useMemo(() => createServiceSearch(services), [services]);
  const found = search(typed);
  useMissedSearch(records && found.length === 0 ? typed.trim() : undefined);

  function change(text: string) {
    setTyped(text);
    setAddress(text ? { q: text } : {}, { replace: true });
  }

  return (
    <>
      <PageHeading lead={t('search.lead')}>{t('search.title')}</PageHeading>
      <Sheet>
        <SearchBox value={typed} onChange={change} />
        <ServiceResults services={found} />
        <Footer role="status">
          {t('search.showing', { shown: found.length, total: services.length })}
        </Footer>
      </Sheet>
    </>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 720px;
`;

const Footer = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
