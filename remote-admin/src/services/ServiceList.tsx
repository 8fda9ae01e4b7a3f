import { useRef } from 'react';
import type { Service } from 'shared-data';
import { Items, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useServicesMessages } from './i18n';
import { ServiceEntry } from './ServiceEntry';

interface ServiceListProps {
  services: readonly Service[];
  onRemove: (service: Service) => void;
}

/** The services in their order. After a removal the focus stays with the list. */
export function ServiceList({ services, onRemove }: ServiceListProps) {
  const t = useServicesMessages();
  const title = useRef<HTMLHeadingElement>(null);
  const timesListed = (name: string) => services.filter((other) => isSame(other.name, name)).length;

  return (
    <section aria-label={t('list')}>
      <Count ref={title} tabIndex={-1}>
        {t('count', { count: services.length })}
      </Count>
      <List>
        <Items of={services} keyOf={({ id }) => id}>
          {(service) => (
            <ServiceEntry
              service={service}
              isTwice={timesListed(service.name) > 1}
              onRemove={() => {
                title.current?.focus();
                onRemove(service);
              }}
            />
          )}
        </Items>
      </List>
    </section>
  );
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const Count = styled.h2`
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.text.size18};
`;

const List = styled.ul`
  display: grid;
  max-width: none;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;
