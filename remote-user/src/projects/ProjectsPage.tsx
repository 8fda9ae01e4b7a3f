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
import { NewsItem, NewsList } from '../citizen/NewsList';
import { useProblemWords } from '../citizen/useProblemWords';
import { userPaths } from '../userPaths';
import { useWords } from '../words';

const stages = ['active', 'planned', 'finished'] as const satisfies readonly ProjectStage[];
const tones = { active: 'info', planned: 'warn', finished: 'good' } as const;

/** The works of the council, of which 'Active Projects' counts those under way. */
export function ProjectsPage() {
  const words = useWords();
  const problemWords = useProblemWords();
  const projects = useRecords(watchProjects);
  const [search, setSearch] = useSearchParams();
  const stage = stages.find((each) => each === search.get('stage'));
  const shown =
    projects.status === 'ready'
      ? projects.data.filter((each) => !stage || each.stage === stage)
      : [];

  return (
    <>
      <BackLink to={userPaths.dashboard}>{words('activities.back')}</BackLink>
      <PageHeading lead={words('projects.lead')}>{words('projects.title')}</PageHeading>
      {projects.status === 'loading' && <PageSkeleton label={words('projects.loading')} />}
      {projects.status === 'failed' && (
        <FailedState title={words('projects.failed')} onRetry={projects.retry}>
          {problemWords(projects.error)}
        </FailedState>
      )}
      {projects.status === 'ready' && (
        <Column>
          <SelectField
            label={words('projects.show')}
            placeholder={words('projects.all')}
            options={stages.map((value) => ({ value, label: words(`projects.${value}`) }))}
            value={stage ?? ''}
            onChange={({ target: { value } }) =>
              setSearch(value ? { stage: value } : {}, { replace: true })
            }
          />
          <p role="status">{words('projects.count', { count: shown.length })}</p>
          {shown.length > 0 ? (
            <NewsList aria-label={words('projects.title')}>
              {shown.map(({ id, title, stage: itsStage, updatedAt, sample }) => (
                <NewsItem
                  key={id}
                  icon={Hammer}
                  headline={
                    <>
                      {title}
                      <StatusTag tone={tones[itsStage]}>{words(`projects.${itsStage}`)}</StatusTag>
                    </>
                  }
                  note={words('activity.project')}
                  at={updatedAt}
                  isSample={sample === true}
                />
              ))}
            </NewsList>
          ) : (
            <EmptyState title={words('projects.none')}>{words('projects.noneText')}</EmptyState>
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
