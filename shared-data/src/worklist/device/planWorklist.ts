import { soughtWords, sortKey } from '../../applications/searchWords';
import {
  beginningWith,
  upTo,
  wordsBeginningWith,
  type KeyRange,
  type RowPlan,
} from '../../applications/device/findRows';
import type { IsoDay } from '../../store/kinds';
import { deskOfTab } from '../desks';
import type { WorklistQuery } from '../Worklist';

type Asked = Omit<WorklistQuery, 'page' | 'pageSize'>;

/** Finds the rows of a tab by index: those of decided applications by their last change, others by their deadline. */
export function planWorklist(asked: Asked): RowPlan {
  const words = soughtWords(asked.search ?? '').map((word) =>
    wordsBeginningWith('keys.words', word),
  );
  const desk = deskOfTab(asked.tab);
  const service = asked.service === undefined ? [] : [sortKey(asked.service)];
  if (desk === 'decided') {
    const fields = service.length > 0 ? ['keys.service', 'updatedAt'] : ['updatedAt'];
    const ordered = beginningWith(['keys.desk', ...fields], [desk, ...service]);
    return { ordered, isDescending: true, filters: words };
  }

  const byService = due(['keys.desk', 'keys.service'], [desk, ...service], asked.dueBy);
  const assignee = assigneeOf(asked);
  if (assignee !== undefined) {
    const ordered = due(['keys.assignee', 'keys.desk'], [assignee, desk], asked.dueBy);
    const filters = service.length > 0 ? [byService, ...words] : words;
    return { ordered, isDescending: false, filters };
  }
  const ordered = service.length > 0 ? byService : due(['keys.desk'], [desk], asked.dueBy);
  return { ordered, isDescending: false, filters: words };
}

function assigneeOf({ tab, uid, unassigned }: Asked) {
  if (tab === 'mine') return uid;
  return unassigned ? '' : undefined;
}

/** The rows of these keys, the earliest deadline first, up to the last day that is asked for. */
function due(fields: readonly string[], values: readonly string[], dueBy?: IsoDay): KeyRange {
  const ordered = [...fields, 'keys.due', 'submittedAt'];
  return dueBy === undefined ? beginningWith(ordered, values) : upTo(ordered, values, dueBy);
}
