import { FilePlus2, ListChecks } from 'lucide-react';
import { PageColumns, useCurrentUser } from 'shared-area';
import { councilNow, useRecords, watchStaffProfile } from 'shared-data';
import { councilDay, councilTimeZone } from 'shared-data/model';
import { ButtonLink, formatDate, PageHeading, Skeleton, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { RecentApplications } from '../recent-applications/RecentApplications';
import { RecordsView } from '../records/RecordsView';
import { staffPaths } from '../staffPaths';
import { useMessages } from '../i18n';
import { ApplicationFigures } from './ApplicationFigures';
import { BenefitsCard } from './BenefitsCard';
import { FigureGrid } from './FigureGrid';
import { partOfDay } from './greeting';
import { NoProfileCard } from './NoProfileCard';
import { PerformanceCard } from './PerformanceCard';
import { ProfileCard } from './ProfileCard';
import { UpcomingTasks } from './UpcomingTasks';
import { WorkFigures } from './WorkFigures';

export function DashboardPage() {
  const t = useMessages();
  const { uid, name } = useCurrentUser();
  const now = councilNow();
  const profileState = useRecords(watchStaffProfile, uid);

  return (
    <Page>
      <PageHeading
        documentTitle={t('dashboard.documentTitle')}
        lead={
          <time dateTime={councilDay(now)}>
            {formatDate(now, { dateStyle: 'full', timeZone: councilTimeZone })}
          </time>
        }
        actions={
          <>
            <ButtonLink
              to={staffPaths.applications}
              icon={<FilePlus2 size={20} aria-hidden="true" />}
            >
              {t('dashboard.newApplication')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              to={staffPaths.tasks}
              icon={<ListChecks size={20} aria-hidden="true" />}
            >
              {t('dashboard.myTasks')}
            </ButtonLink>
          </>
        }
      >
        {t(`dashboard.${partOfDay(now)}`, { name })}
      </PageHeading>

      <section aria-labelledby="figures-title">
        <VisuallyHidden as="h2" id="figures-title">
          {t('figures.title')}
        </VisuallyHidden>
        <ApplicationFigures />
      </section>

      <RecentApplications />

      <RecordsView state={profileState} failed={t('profile.failed')} skeleton={<ProfileSkeleton />}>
        {(profile) => (
          <>
            <section aria-labelledby="work-title">
              <VisuallyHidden as="h2" id="work-title">
                {t('work.title')}
              </VisuallyHidden>
              <WorkFigures profile={profile} />
            </section>
            <PageColumns
              beside={
                profile ? (
                  <>
                    <ProfileCard name={profile.sample ? profile.name : name} profile={profile} />
                    <BenefitsCard profile={profile} />
                  </>
                ) : (
                  <NoProfileCard />
                )
              }
            >
              <UpcomingTasks />
              {profile && <PerformanceCard {...profile} />}
            </PageColumns>
          </>
        )}
      </RecordsView>
    </Page>
  );
}

function ProfileSkeleton() {
  return (
    <PageColumns beside={<Skeleton height="216px" />}>
      <FigureGrid>
        <li>
          <Skeleton height="104px" lines={2} />
        </li>
        <li>
          <Skeleton height="104px" lines={2} />
        </li>
      </FigureGrid>
    </PageColumns>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
