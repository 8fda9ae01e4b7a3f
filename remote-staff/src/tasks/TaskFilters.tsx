import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { taskPriorities } from 'shared-data/model';
import { Button, SelectField, theme } from 'shared-ui';
import { DayField, SearchField, TableToolbar } from 'shared-ui/table';
import { styled } from 'styled-components';
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
  /** Everybody who has assigned a task. */
  assigners: readonly string[];
  onChange: (changes: Partial<TaskFilterValues>) => void;
}

/** Search, status, and behind 'Filters' the finer ones. */
export function TaskFilters({ values, assigners, onChange }: TaskFiltersProps) {
  const t = useMessages();
  const panelId = useId();
  const finer = [values.priority, values.assignedBy, values.dueFrom, values.dueTo];
  const active = finer.filter((value) => value !== '').length;
  const [isOpen, setOpen] = useState(active > 0);

  return (
    <>
      <TableToolbar>
        <SearchField
          label={t('tasks.search')}
          placeholder={t('tasks.searchHint')}
          value={values.search}
          onSearch={(search) => onChange({ search })}
        />
        <SelectField
          label={t('tasks.status')}
          value={values.status}
          placeholder={t('recent.all')}
          options={statusFilters.map((value) => ({ value, label: t(`taskStatus.${value}`) }))}
          onChange={({ target }) => onChange({ status: target.value })}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {active > 0 ? t('tasks.filtersActive', { count: active }) : t('tasks.filters')}
        </Button>
      </TableToolbar>
      <Panel id={panelId} hidden={!isOpen} role="group" aria-label={t('tasks.filters')}>
        <SelectField
          label={t('tasks.priority')}
          value={values.priority}
          placeholder={t('tasks.anyPriority')}
          options={taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          onChange={({ target }) => onChange({ priority: target.value })}
        />
        <SelectField
          label={t('tasks.assignedBy')}
          value={values.assignedBy}
          placeholder={t('tasks.anybody')}
          options={assigners.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => onChange({ assignedBy: target.value })}
        />
        <DayField
          label={t('tasks.dueFrom')}
          value={values.dueFrom}
          onDay={(dueFrom) => onChange({ dueFrom })}
        />
        <DayField
          label={t('tasks.dueTo')}
          value={values.dueTo}
          onDay={(dueTo) => onChange({ dueTo })}
        />
        <Button
          variant="quiet"
          disabled={active === 0}
          onClick={() => onChange({ priority: '', assignedBy: '', dueFrom: '', dueTo: '' })}
        >
          {t('tasks.clearFilters')}
        </Button>
      </Panel>
    </>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr));
  align-items: end;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};

  &[hidden] {
    display: none;
  }
`;
