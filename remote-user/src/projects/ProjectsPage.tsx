import { Hammer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { useRecords, watchProjects, type ProjectStage } from 'shared-data';
import {
  EmptyState,
  FailedState,
  PageHeading,
  PageSkeleton,
  SelectField,
  StatusTag,
  theme,
} from 'shared-ui';
import { styled } from 'styled-components';
import { NotificationItem, NotificationList } from '../citizen/NotificationList';
import { useProblemMessage } from '../citizen/useProblemMessage';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

const stages = ['active', 'planned', 'finished'] as const satisfies readonly ProjectStage[];
const tones = { active: 'info', planned: 'warn', finished: 'good' } as const;

/** The works of the council, of which 'Active Projects' counts those under way. */
export function ProjectsPage() {
  const t = useMessages();
  const problemMessage = useProblemMessage();
  const projects = useRecords(watchProjects);
  const [search, setSearch] = useSearchParams();
  const stage = stages.find((each) => each === search.get('stage'));
  const shown =
    projects.status === 'ready'
      ? projects.data.filter((each) => !stage || each.stage === stage)
      : [];

  return (
    <>
      <BackLink to={userPaths.dashboard}>{t('activities.back')}</BackLink>
      <PageHeading lead={t('projects.lead')}>{t('projects.title')}</PageHeading>
      {projects.status === 'loading' && <PageSkeleton label={t('projects.loading')} />}
      {projects.status === 'failed' && (
        <FailedState title={t('projects.failed')} onRetry={projects.retry}>
          {problemMessage(projects.error)}
        </FailedState>
      )}
      {projects.status === 'ready' && (
        <Column>
          <SelectField
            label={t('projects.show')}
            placeholder={t('projects.all')}
            options={stages.map((value) => ({ value, label: t(`projects.${value}`) }))}
            value={stage ?? ''}
            onChange={({ target: { value } }) =>
              setSearch(value ? { stage: value } : {}, { replace: true })
            }
          />
          <p role="status">{t('projects.count', { count: shown.length })}</p>
          {shown.length > 0 ? (
            <NotificationList aria-label={t('projects.title')}>
              {shown.map(({ id, title, stage: itsStage, updatedAt, sample }) => (
                <NotificationItem
                  key={id}
                  icon={Hammer}
                  headline={
                    <>
                      {title}
                      <StatusTag tone={tones[itsStage]}>{t(`projects.${itsStage}`)}</StatusTag>
                    </>
                  }
                  note={t('activity.project')}
                  at={updatedAt}
                  isSample={sample === true}
                />
              ))}
            </NotificationList>
          ) : (
            <EmptyState title={t('projects.none')}>{t('projects.noneText')}</EmptyState>
          )}
        </Column>
      )}
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 720px;
`;
