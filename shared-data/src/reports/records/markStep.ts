import {
  type Application,
  isRecommendation,
  isTakingBack,
  measureDecision,
  outcomeOf,
} from 'shared-model';
import type { Fields, Transaction } from '../../documents/Documents';
import { removed, serverTime } from '../../documents/serverValues';
import type { RecordsContext } from '../../store/RecordsContext';
import { readCalendar } from '../../settings/records/settingsRecords';

/**
 * The changes of an application's marks (`ReportMarks`) with its latest step: a decision and a recommendation set a
 * mark, and taking a decision back removes it. Nothing is read for any other step.
 */
export async function markStep(
  { now }: Pick<RecordsContext, 'now'>,
  transaction: Transaction,
  application: Application,
): Promise<Fields> {
  const step = application.history.at(-1);
  if (!step || step.from === step.to) return {};
  const at = serverTime;
  if (outcomeOf(step.to) !== 'pending') {
    const calendar = await readCalendar(transaction);
    const made = { ...step, at: now().toISOString() };
    return { decision: { ...measureDecision(application, made, calendar), at } };
  }
  if (isTakingBack(step)) return { decision: removed };
  return isRecommendation(step) ? { recommendation: { at, by: step.by.uid } } : {};
}
