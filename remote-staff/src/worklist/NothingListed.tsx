import { Button, EmptyState } from 'shared-ui';
import { useWorklistMessages } from './i18n';
import { noFilters, type WorklistAddress } from './useWorklistAddress';

/** Why a tab is empty, and what to do next. */
export function NothingListed({ address }: { address: WorklistAddress }) {
  const t = useWorklistMessages();
  const { tab, isFiltered, change } = address;
  if (!isFiltered) {
    return (
      <EmptyState title={t(`empty.${tab}`)} drawing={tab === 'to-do' ? 'village' : 'documents'}>
        {t(`emptyText.${tab}`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('noMatch')}
      action={
        <Button variant="secondary" onClick={() => change(noFilters)}>
          {t('showAll')}
        </Button>
      }
    >
      {t('noMatchText')}
    </EmptyState>
  );
}
