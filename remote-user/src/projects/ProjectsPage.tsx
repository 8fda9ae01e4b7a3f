import { Hammer } from 'lucide-react';
import { BackLink, OfficeHelp, PageColumns, RecordText } from 'shared-area';
import { useRecords, watchProjects, type ProjectStage } from 'shared-data';
import { CardList, EmptyState, Items, PageHeading, SelectField, StatusTag, theme } from 'shared-ui';
import { useTableAddress } from 'shared-ui/table';
import { styled } from 'styled-components';
import { NotificationItem } from '../citizen/NotificationItem';
import { RecordsView } from '../citizen/RecordsView';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { useProjectsMessages } from './i18n';

const stages = ['active', 'planned', 'finished'] as const satisfies readonly ProjectStage[];
const tones = { active: 'info', planned: 'warn', finished: 'good' } as const;

/** The projects of the council; 'Active Projects' counts those under way. */
export function ProjectsPage() {
  const tUser = useMessages();
  const t = useProjectsMessages();
  const projects = useRecords(watchProjects);
  const { oneOf, chosen, change } = useTableAddress([]);
  const stage = oneOf('stage', stages);

  return (
    <>
      <BackLink to={userPaths.dashboard}>{tUser('activities.back')}</BackLink>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <RecordsView state={projects} failed={t('failed')} loading={t('loading')}>
        {(all) => {
          const shown = all.filter((each) => !stage || each.stage === stage);
          return (
            <PageColumns help={<OfficeHelp />}>
              <Column>
                <SelectField
                  label={t('show')}
                  placeholder={t('all')}
                  options={stages.map((value) => ({ value, label: t(value) }))}
                  value={chosen.oneOf('stage', stages) ?? ''}
                  onChange={({ target }) => change({ stage: target.value })}
                />
                <p role="status">{t('count', { count: shown.length })}</p>
                {shown.length > 0 ? (
                  <CardList aria-label={t('title')}>
                    <Items of={shown} keyOf={({ id }) => id}>
                      {({ title, stage: itsStage, updatedAt, sample }) => (
                        <NotificationItem
                          icon={Hammer}
                          headline={
                            <>
                              <RecordText sample={sample}>{title}</RecordText>
                              <StatusTag tone={tones[itsStage]}>{t(itsStage)}</StatusTag>
                            </>
                          }
                          note={tUser('activity.project')}
                          at={updatedAt}
                          isSample={sample === true}
                        />
                      )}
                    </Items>
                  </CardList>
                ) : (
                  <EmptyState title={t('none')} drawing="office">
                    {t('noneText')}
                  </EmptyState>
                )}
              </Column>
            </PageColumns>
          );
        }}
      </RecordsView>
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
