import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRecords, watchServices } from 'shared-data';
import { Card, PageHeading, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { findServices, listServices } from './findServices';
import { SearchBox } from './SearchBox';
import { ServiceResults } from './ServiceResults';

export function SearchPage() {
  const t = useMessages();
  const offered = useRecords(watchServices);
  const [search, setSearch] = useSearchParams();
  // What is typed is held here, and only copied into the address: an address lags behind the keys.
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const services = listServices(offered.status === 'ready' ? offered.data : undefined);
  const found = findServices(services, typed);

  function change(text: string) {
    setTyped(text);
    setSearch(text ? { q: text } : {}, { replace: true });
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
