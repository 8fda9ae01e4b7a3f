import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchWorklistCounts, watchWorklistPage } from 'shared-data';
import { Button, ButtonLink, Card, PageHeading } from 'shared-ui';
import { useLastPage } from 'shared-ui/table';
import { KeyMark } from '../shortcuts/KeyMark';
import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { staffPaths } from '../staffPaths';
import { useWorklistMessages } from './i18n';
import { useCurrentRow } from './useCurrentRow';
import { useTakeNext } from './useTakeNext';
import { useWorklistAddress } from './useWorklistAddress';
import { Worklist } from './Worklist';
import { WorklistFilters } from './WorklistFilters';
import { WorklistTabs } from './WorklistTabs';

/** Rows on a page: a day's work of a clerk (#18). */
const pageSize = 20;

/** The applications that wait for the office, with their assignees, sorted by deadline: /staff/worklist. */
export function WorklistPage() {
  const t = useWorklistMessages();
  const { uid } = useCurrentUser();
  const here = useLocation();
  const address = useWorklistAddress();
  const state = useRecords(watchWorklistPage, { ...address.query, uid, pageSize });
  const counts = useRecords(watchWorklistCounts, uid);
  const { takeNext, isTaking } = useTakeNext({ from: here });
  const takeNextHere = () => void takeNext(address.chosen.filter('service') || undefined);
  const filters = useRef<HTMLDivElement>(null);
  const { move, ...list } = useCurrentRow();
  useLastPage(
    state.status === 'ready' && !state.stale ? state.data : undefined,
    pageSize,
    address.goTo,
  );
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    n: takeNextHere,
    '/': () => filters.current?.querySelector<HTMLElement>('[type="search"]')?.focus(),
  });

  return (
    <>
      <PageHeading
        lead={t('lead')}
        actions={
          <>
            <Button busy={isTaking} busyLabel={t('taking')} onClick={takeNextHere}>
              {t('takeNext')}
              <KeyMark>N</KeyMark>
            </Button>
            <ButtonLink variant="quiet" to={staffPaths.daySheet}>
              {t('daySheet')}
            </ButtonLink>
            <ShortcutsHelp
              keys={[
                { key: 'N', does: t('key.next') },
                { key: 'J', does: t('key.down') },
                { key: 'K', does: t('key.up') },
                { key: 'Enter', does: t('key.open') },
                { key: '/', does: t('key.search') },
              ]}
            />
          </>
        }
      >
        {t('title')}
      </PageHeading>
      <WorklistTabs
        address={address}
        counts={counts.status === 'ready' ? counts.data : undefined}
      />
      <Card as="section" aria-label={t(`tab.${address.tab}`)}>
        <div ref={filters}>
          <WorklistFilters address={address} />
        </div>
        <div {...list}>
          <Worklist address={address} state={state} pageSize={pageSize} />
        </div>
      </Card>
    </>
  );
}
