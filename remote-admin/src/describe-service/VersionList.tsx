import { useId } from 'react';
import { useRecords, watchServiceVersions, type Service } from 'shared-data';
import { formatDate, Items, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { ChangeList } from './ChangeList';
import { isSameDefinition } from './designState';
import { useMessages } from './i18n';
import { countsOf } from './PublishDialog';

interface VersionListProps {
  serviceId: Service['id'];
}

/** The published versions, the latest first, each with its changes. */
export function VersionList({ serviceId }: VersionListProps) {
  const t = useMessages();
  const headingId = useId();
  const versions = useRecords(watchServiceVersions, serviceId);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('versions.title')}</h2>
      <RecordsView
        state={versions}
        failed={t('versions.failed')}
        skeleton={<Skeleton height="84px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <Muted>{t('versions.none')}</Muted>
          ) : (
            <List>
              <Items of={list} keyOf={({ version }) => version}>
                {({ version, publishedAt, definition }, at) => {
                  const before = list[at + 1]?.definition;
                  const day = formatDate(new Date(publishedAt));
                  return (
                    <li>
                      <h3>{t('versions.version', { version, day })}</h3>
                      {!before && (
                        <Muted>
                          {t('versions.first', {
                            questions: t('publish.questions', countsOf(definition)),
                          })}
                        </Muted>
                      )}
                      {before && <ChangeList before={before} after={definition} />}
                      {before && isSameDefinition(before, definition) && (
                        <Muted>{t('versions.same')}</Muted>
                      )}
                    </li>
                  );
                }}
              </Items>
            </List>
          )
        }
      </RecordsView>
    </section>
  );
}

const Muted = styled.p`
  color: ${theme.color.muted};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[3]};
  padding: 0;
  list-style: none;

  h3 {
    font-size: ${theme.text.size16};
  }
`;
