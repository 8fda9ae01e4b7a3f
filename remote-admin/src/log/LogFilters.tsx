import type { LogEntry } from 'shared-data';
import { logKinds } from 'shared-data/model';
import { SelectField, TextField } from 'shared-ui';
import { SearchField, TableToolbar } from 'shared-ui/table';
import { useLogMessages } from './i18n';
import { useMessages } from '../i18n';
import { parseDay } from '../reports/reportPeriod';
import type { LogAddress } from './useLogAddress';
import { useLogPeople } from './useLogPeople';

const days = ['from', 'to'] as const;

interface LogFiltersProps extends Pick<LogAddress, 'address' | 'query'> {
  /** The entries shown below. */
  entries: readonly LogEntry[];
}

/** The search box and the filters above the log. */
export function LogFilters({ address, query, entries }: LogFiltersProps) {
  const t = useLogMessages();
  const tAdmin = useMessages();
  const { chosen } = address;
  const person = chosen.filter('person');
  const people = useLogPeople(entries, person);

  function changeDay(name: (typeof days)[number], text: string) {
    if (text === '' || parseDay(text)) address.change({ [name]: text });
  }

  return (
    <TableToolbar>
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={address.search}
        onSearch={(search) => address.change({ search })}
      />
      <SelectField
        label={t('kind')}
        value={chosen.oneOf('kind', logKinds) ?? ''}
        placeholder={t('allKinds')}
        options={logKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) => address.change({ kind: target.value })}
      />
      <SelectField
        label={t('who')}
        value={person}
        placeholder={t('everybody')}
        options={people.map(({ uid, name, role }) => ({
          value: uid,
          label: t('person', { name, role: tAdmin(`role.${role}`) }),
        }))}
        onChange={({ target }) => address.change({ person: target.value })}
      />
      {days.map((name) => (
        <TextField
          key={`${name} ${query[name] ?? ''}`}
          label={t(name)}
          type="date"
          defaultValue={query[name] ?? ''}
          onBlur={({ target }) => changeDay(name, target.value)}
        />
      ))}
    </TableToolbar>
  );
}
