import { InFirstLanguage } from 'shared-area';
import { useRecords, watchStoreKind, type Service } from 'shared-data';
import { Notice, theme, useLoaded } from 'shared-ui';
import { styled } from 'styled-components';
import { findOutdated } from './findOutdated';
import { PublicPagesMessage, usePublicPagesMessages } from './i18n';
import { readPublicServices } from './publicServices';

/** The command that the operator has to run (docs/run-a-council.md). */
const command = 'npm run publish-services';

interface PublicPagesNoticeProps {
  services: readonly Service[];
  /** Whether `services` is the complete list: then a service that only the public pages show was removed. */
  areAll?: boolean;
}

/** Names the services that are outdated on the public pages, and explains how to update them. */
export function PublicPagesNotice({ services, areAll = false }: PublicPagesNoticeProps) {
  const t = usePublicPagesMessages();
  const kind = useRecords(watchStoreKind);
  const shown = useLoaded(readPublicServices);
  if (kind.status !== 'ready' || shown.status !== 'ready') return null;
  const outdated = findOutdated(services, shown.data).filter(
    (each) => areAll || each.kind !== 'removed',
  );
  if (outdated.length === 0) return null;
  return (
    <Notice tone="info" title={t('title')}>
      <List>
        {outdated.map(({ id, name, kind: how }) => (
          <li key={id}>
            <PublicPagesMessage
              id={how}
              values={{ name: <InFirstLanguage>{name}</InFirstLanguage> }}
            />
          </li>
        ))}
      </List>
      <p>
        {kind.data === 'device' ? (
          t('onDevice')
        ) : (
          <PublicPagesMessage id="onServer" values={{ command: <code>{command}</code> }} />
        )}
      </p>
    </Notice>
  );
}

const List = styled.ul`
  margin: ${theme.space[1]} 0 ${theme.space[2]};
  padding-inline-start: ${theme.space[4]};
  overflow-wrap: anywhere;
`;
