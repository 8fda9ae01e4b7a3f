import { openRecords, type Application } from 'shared-data';
import { firstOf } from '../../../tools/testing/firstOf';

/** The applications of the tests' citizen, without the samples. */
export async function findMine(): Promise<Application[]> {
  const { applications } = await openRecords();
  const mine = await firstOf(applications.watchMine('demo-user'));
  return mine.filter(({ sample }) => !sample);
}
