import { Button, ButtonLink, EmptyState, formatDateTime, theme } from 'shared-ui';
import { useTableAddress } from 'shared-ui/table';
import { styled } from 'styled-components';
import type { Application, Call } from 'shared-data';
import { NeedsYou } from '../needs-you/NeedsYou';
import { userPaths } from '../userPaths';
import { useApplicationMessages } from './i18n';
import { ApplicationTable } from './ApplicationTable';
import { StatusFilter } from './StatusFilter';
import { passesFilter, statusFilterOf } from './statusFilter';
import type { StampedApplications } from './watchStampedApplications';

/** The list with its filter, which is stored in the address, so that going back restores it. */
export function ApplicationsOverview({ applications, at }: StampedApplications) {
  const t = useApplicationMessages();
  const { filter, chosen, change } = useTableAddress([]);
  const status = statusFilterOf(filter('status'));
  const show = (wanted: string) => change({ status: wanted });

  if (applications.length === 0) {
    return (
      <EmptyState
        title={t('applications.none')}
        drawing="documents"
        action={<ButtonLink to={userPaths.apply}>{t('applications.apply')}</ButtonLink>}
      >
        {t('applications.noneText')}
      </EmptyState>
    );
  }

  const shown = applications.filter((application) => passesFilter(application, status));
  return (
    <>
      <NeedsYou calls={findReturned(applications)} />
      <StatusFilter value={statusFilterOf(chosen.filter('status'))} onChange={show} />
      <SummaryList>
        <span role="status">{t('applications.count', { count: shown.length })}</span>
        <span>{t('applications.updated', { moment: formatDateTime(at) })}</span>
      </SummaryList>
      {shown.length > 0 ? (
        <ApplicationTable applications={shown} />
      ) : (
        <EmptyState
          title={t('applications.noneWithStatus')}
          action={
            <Button variant="secondary" onClick={() => show('')}>
              {t('applications.showAll')}
            </Button>
          }
        >
          {t('applications.noneWithStatusText')}
        </EmptyState>
      )}
    </>
  );
}

/** Returned applications are shown above the list; decisions are shown in the list. */
function findReturned(applications: readonly Application[]): Call[] {
  return applications
    .filter(({ status, sample }) => status === 'returned' && !sample)
    .map((application) => ({ kind: 'returned', application }));
}

const SummaryList = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  max-width: none;
  margin: ${theme.space[4]} 0 ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
