import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { taskPriorities } from 'shared-data/model';
import { Button, Card, SelectField, theme } from 'shared-ui';
import { DayField, SearchField, TableToolbar } from 'shared-ui/table';
import { styled } from 'styled-components';
import { useTasksMessages } from './i18n';
import { useMessages } from '../i18n';

/** The choices of the status filter, after 'All' (spec.md §2). */
export const statusFilters = ['pending', 'in-progress', 'completed'] as const;

export interface TaskFilterValues {
  search: string;
  status: string;
  priority: string;
  assignedBy: string;
  dueFrom: string;
  dueTo: string;
}

interface TaskFiltersProps {
  values: TaskFilterValues;
  /** The names of all people who have assigned a task. */
  assigners: readonly string[];
  onChange: (changes: Partial<TaskFilterValues>) => void;
}

/** Search and status, and more filters behind 'Filters'. */
export function TaskFilters({ values, assigners, onChange }: TaskFiltersProps) {
  const t = useTasksMessages();
  const tStaff = useMessages();
  const panelId = useId();
  const finer = [values.priority, values.assignedBy, values.dueFrom, values.dueTo];
  const active = finer.filter((value) => value !== '').length;
  const [isOpen, setOpen] = useState(active > 0);

  return (
    <>
      <TableToolbar>
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={values.search}
          onSearch={(search) => onChange({ search })}
        />
        <SelectField
          label={t('status')}
          value={values.status}
          placeholder={tStaff('recent.all')}
          options={statusFilters.map((value) => ({ value, label: tStaff(`taskStatus.${value}`) }))}
          onChange={({ target }) => onChange({ status: target.value })}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {active > 0 ? t('filtersActive', { count: active }) : t('filters')}
        </Button>
      </TableToolbar>
      <Panel id={panelId} hidden={!isOpen} role="group" aria-label={t('filters')}>
        <SelectField
          label={t('priority')}
          value={values.priority}
          placeholder={t('anyPriority')}
          options={taskPriorities.map((value) => ({ value, label: tStaff(`priority.${value}`) }))}
          onChange={({ target }) => onChange({ priority: target.value })}
        />
        <SelectField
          label={t('assignedBy')}
          value={values.assignedBy}
          placeholder={t('anybody')}
          options={assigners.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => onChange({ assignedBy: target.value })}
        />
        <DayField
          label={t('dueFrom')}
          value={values.dueFrom}
          onDay={(dueFrom) => onChange({ dueFrom })}
        />
        <DayField label={t('dueTo')} value={values.dueTo} onDay={(dueTo) => onChange({ dueTo })} />
        <Button
          variant="quiet"
          disabled={active === 0}
          onClick={() => onChange({ priority: '', assignedBy: '', dueFrom: '', dueTo: '' })}
        >
          {t('clearFilters')}
        </Button>
      </Panel>
    </>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr));
  align-items: end;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[4]};
  background: ${theme.color.raised};

  &[hidden] {
    display: none;
  }
`;
