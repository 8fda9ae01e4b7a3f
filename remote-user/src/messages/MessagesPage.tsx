import { Mail, MailOpen } from 'lucide-react';
import { BackLink, OfficeHelp, PageColumns, RecordText, useCurrentUser } from 'shared-area';
import { useRecords, watchMessages } from 'shared-data';
import { CardList, EmptyState, Items, PageHeading, StatusTag, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { NotificationItem } from '../citizen/NotificationItem';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useInboxMessages } from './i18n';

/** The messages that 'New Messages' counts, and those that have been read. */
export function MessagesPage() {
  const tUser = useMessages();
  const t = useInboxMessages();
  const { uid } = useCurrentUser();
  const messages = useRecords(watchMessages, uid);

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <RecordsView state={messages} failed={t('failed')} loading={t('loading')}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('none')} drawing="documents">
              {t('noneText')}
            </EmptyState>
          ) : (
            <PageColumns help={<OfficeHelp />}>
              <Column>
                <p role="status">
                  {t('count', {
                    count: all.filter(({ readAt }) => readAt === null).length,
                  })}
                </p>
                <CardList aria-label={t('title')}>
                  <Items of={all} keyOf={({ id }) => id}>
                    {({ id, subject, from, sentAt, readAt, sample }) => (
                      <NotificationItem
                        icon={readAt === null ? Mail : MailOpen}
                        headline={
                          <>
                            <TextLink to={userPaths.message(id)}>
                              <RecordText sample={sample}>{subject}</RecordText>
                            </TextLink>
                            {readAt === null && <StatusTag tone="info">{t('new')}</StatusTag>}
                          </>
                        }
                        note={<RecordText sample={sample}>{from}</RecordText>}
                        at={sentAt}
                        isSample={sample === true}
                      />
                    )}
                  </Items>
                </CardList>
              </Column>
            </PageColumns>
          )
        }
      </RecordsView>
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
