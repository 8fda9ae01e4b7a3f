import { markdownTable } from '../../markdownTable';
import { journeyNames, type JourneyId } from './journeys';
import { readsOf, readsOfCounts, type Bill } from './openBills';

/** The table of docs/operations.md. */
export function costTable(bills: Record<JourneyId, Bill>): string {
  return markdownTable(
    ['Journey', 'Reads', 'of them records', 'counts', 'by the rules', 'Writes', 'Deletes'],
    (Object.keys(journeyNames) as JourneyId[]).map((id) => {
      const { records, counted, ruled, writes, deletes } = bills[id];
      const cells = [readsOf(bills[id]), records, readsOfCounts(counted), ruled, writes, deletes];
      return [journeyNames[id], ...cells.map(String)];
    }),
  );
}
