import { endOfCouncilDay } from '../../clock/councilDay';
import {
  beginningWith,
  upTo,
  type KeyRange,
  type RowPlan,
} from '../../applications/device/rowsInOrder';
import { sortKey } from '../../applications/sortKey';
import type { IsoDay } from '../../store/kinds';
import type { WorklistQuery } from '../Worklist';

type Asked = Omit<WorklistQuery, 'page' | 'pageSize'>;

/**
 * Finds the rows of a part of the work list by index: decided applications by their last change, others by their
 * deadline or, with `submittedBy`, by their submission. Without the words of a search.
 */
export function planWorklist(asked: Asked): RowPlan {
  const service = asked.service === undefined ? [] : [sortKey(asked.service)];
  if (asked.tab === 'decided') {
    const fields = service.length > 0 ? ['keys.service', 'updatedAt'] : ['updatedAt'];
    const ordered = beginningWith(['keys.desk', ...fields], ['decided', ...service]);
    return { ordered, isDescending: true, filters: [] };
  }
  const byService =
    service.length > 0 ? [[beginningWith(['keys.service', 'submittedAt'], service)]] : [];
  if (asked.tab === 'with-office') {
    const ordered = due(['keys.waitsFor'], ['office'], asked.dueBy);
    return { ordered, isDescending: false, filters: byService };
  }

  const desk = asked.tab === 'mine' ? 'to-do' : asked.tab;
  const assignee = assigneeOf(asked);
  if (assignee !== undefined && asked.submittedBy !== undefined) {
    const ordered = submitted(['keys.assignee', 'keys.desk'], [assignee, desk], asked.submittedBy);
    return { ordered, isDescending: false, filters: byService };
  }
  const fields = service.length > 0 ? ['keys.desk', 'keys.service'] : ['keys.desk'];
  const ordered =
    assignee === undefined
      ? due(fields, [desk, ...service], asked.dueBy)
      : due(['keys.assignee', ...fields], [assignee, desk, ...service], asked.dueBy);
  return { ordered, isDescending: false, filters: [] };
}

function assigneeOf({ tab, uid, unassigned }: Asked) {
  if (tab === 'mine') return uid;
  return unassigned && tab === 'to-do' ? '' : undefined;
}

/** The rows of these keys, the earliest deadline first, up to the given day. */
function due(fields: readonly string[], values: readonly string[], dueBy?: IsoDay): KeyRange {
  const ordered = [...fields, 'keys.due', 'submittedAt'];
  return dueBy === undefined ? beginningWith(ordered, values) : upTo(ordered, values, dueBy);
}

/** The rows of these keys, the earliest submission first, up to the end of a day. */
function submitted(fields: readonly string[], values: readonly string[], by: IsoDay): KeyRange {
  return upTo([...fields, 'submittedAt'], values, endOfCouncilDay(by).toISOString());
}
