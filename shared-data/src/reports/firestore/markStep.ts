import {
  deleteField,
  serverTimestamp,
  type DocumentData,
  type Transaction,
} from 'firebase/firestore';
import type { Application } from '../../applications/Application';
import { isTakingBack } from '../../applications/moves';
import { outcomeOf } from '../../applications/statusWords';
import type { LiveContext } from '../../firestore/LiveFeature';
import { readCalendar } from '../../settings/firestore/settingsOnFirestore';
import { isRecommendation, measureDecision } from '../reportMarks';

/**
 * The changes of an application's marks (`ReportMarks`) with its latest step: a decision and a recommendation set a
 * mark, and taking a decision back removes it. Nothing is read for any other step.
 */
export async function markStep(
  { firestore, now }: Pick<LiveContext, 'firestore' | 'now'>,
  transaction: Transaction,
  application: Application,
): Promise<DocumentData> {
  const step = application.history.at(-1);
  if (!step || step.from === step.to) return {};
  const at = serverTimestamp();
  if (outcomeOf(step.to) !== 'pending') {
    const calendar = await readCalendar(firestore, transaction);
    const made = { ...step, at: now().toISOString() };
    return { decision: { ...measureDecision(application, made, calendar), at } };
  }
  if (isTakingBack(step)) return { decision: deleteField() };
  return isRecommendation(step) ? { recommendation: { at, by: step.by.uid } } : {};
}
