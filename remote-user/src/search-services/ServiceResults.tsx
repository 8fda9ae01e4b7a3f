import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { ServiceName } from 'shared-area';
import { EmptyState, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { useSearchMessages } from './i18n';
import type { ListedService } from './findServices';

interface ServiceResultsProps {
  services: readonly ListedService[];
}

/** The found services, in a list that scrolls if it is long; each links to what it needs. */
export function ServiceResults({ services }: ServiceResultsProps) {
  const t = useSearchMessages();
  const here = useLocation();
  if (services.length === 0) {
    return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  }
  return (
    <List aria-label={t('results')}>
      {services.map(({ name }) => (
        <Item key={name}>
          <Result to={userPaths.service(name)} state={{ from: here }}>
            <span>
              <Name>
                <ServiceName>{name}</ServiceName>
              </Name>
              <Issued>{t('issued')}</Issued>
            </span>
            <ChevronRight data-turns size={20} aria-hidden="true" />
          </Result>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 480px;
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  overflow-y: auto;
  list-style: none;
`;

const Item = styled.li`
  max-width: none;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Result = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover {
    background: ${theme.color.raised};
  }

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }

  > svg {
    color: ${theme.color.muted};
  }
`;

const Name = styled.span`
  display: block;
  color: ${theme.color.primary};
  font-weight: ${theme.text.strong};
`;

const Issued = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
