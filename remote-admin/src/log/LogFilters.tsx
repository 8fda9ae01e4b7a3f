import { useRecords, watchPeople } from 'shared-data';
import { logKinds } from 'shared-data/model';
import { SelectField, TextField } from 'shared-ui';
import { SearchField, TableToolbar } from 'shared-ui/table';
import { useMessages } from '../i18n';
import { parseDay } from '../reports/reportPeriod';
import type { LogAddress } from './useLogAddress';

const days = ['from', 'to'] as const;

/** The search box and the filters above the log. */
export function LogFilters({ address, query }: Pick<LogAddress, 'address' | 'query'>) {
  const t = useMessages();
  const people = useRecords(watchPeople);
  const all = people.status === 'ready' ? people.data : [];
  const workers = all.filter(
    ({ role, joinedAt, uid }) => (role !== 'user' && joinedAt !== null) || uid === query.uid,
  );

  function changeDay(name: (typeof days)[number], text: string) {
    if (text === '' || parseDay(text)) address.change({ [name]: text });
  }

  return (
    <TableToolbar>
      <SearchField
        label={t('log.search')}
        placeholder={t('log.searchPlaceholder')}
        value={address.search}
        onSearch={(search) => address.change({ search })}
      />
      <SelectField
        label={t('log.kind')}
        value={query.kind ?? ''}
        placeholder={t('log.allKinds')}
        options={logKinds.map((value) => ({ value, label: t(`log.kind.${value}`) }))}
        onChange={({ target }) => address.change({ kind: target.value })}
      />
      <SelectField
        label={t('log.who')}
        value={query.uid ?? ''}
        placeholder={t('log.everybody')}
        options={workers.map(({ uid, name, role }) => ({
          value: uid,
          label: t('log.person', { name, role: t(`role.${role}`) }),
        }))}
        onChange={({ target }) => address.change({ person: target.value })}
      />
      {days.map((name) => (
        <TextField
          key={`${name} ${query[name] ?? ''}`}
          label={t(`log.${name}`)}
          type="date"
          defaultValue={query[name] ?? ''}
          onBlur={({ target }) => changeDay(name, target.value)}
        />
      ))}
    </TableToolbar>
  );
}
