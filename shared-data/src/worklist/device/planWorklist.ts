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

  const assignee = assigneeOf(asked);
  const fields = ['keys.desk', ...(service.length > 0 ? ['keys.service'] : [])];
  const ordered =
    assignee === undefined
      ? due(fields, [desk, ...service], asked.dueBy)
      : due(['keys.assignee', ...fields], [assignee, desk, ...service], asked.dueBy);
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
