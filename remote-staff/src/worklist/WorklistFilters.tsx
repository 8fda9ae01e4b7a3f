import { useServiceChoices } from 'shared-area';
import { Button, CheckboxField, SelectField } from 'shared-ui';
import { SearchField, TableToolbar } from 'shared-ui/table';
import { useWorklistMessages } from './i18n';
import { dueFilters, noFilters, type WorklistAddress } from './useWorklistAddress';

/** The search box and the filters of a tab, with a button that clears them all. */
export function WorklistFilters({ address }: { address: WorklistAddress }) {
  const t = useWorklistMessages();
  const { search, chosen, tab, hasDue, isFiltered, change } = address;
  const service = chosen.filter('service');
  const services = useServiceChoices(service);

  return (
    <TableToolbar role="search" aria-label={t('search')}>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        value={search}
        onSearch={(text) => change({ search: text })}
      />
      <SelectField
        label={t('service')}
        value={service}
        placeholder={t('allServices')}
        options={services}
        onChange={({ target }) => change({ service: target.value })}
      />
      {hasDue && (
        <SelectField
          label={t('due')}
          value={chosen.oneOf('due', dueFilters) ?? ''}
          placeholder={t('due.all')}
          options={dueFilters.map((value) => ({ value, label: t(`due.${value}`) }))}
          onChange={({ target }) => change({ due: target.value })}
        />
      )}
      {tab === 'to-do' && (
        <CheckboxField
          label={t('nobody')}
          checked={chosen.filter('nobody') === 'yes'}
          onChange={({ target }) => change({ nobody: target.checked ? 'yes' : '' })}
        />
      )}
      {isFiltered && (
        <Button variant="quiet" onClick={() => change(noFilters)}>
          {t('clear')}
        </Button>
      )}
    </TableToolbar>
  );
}
