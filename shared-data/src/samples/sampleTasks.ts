import type { Task, TaskPriority, TaskStatus } from 'shared-model';
import { dayAfter } from './sampleTime';
import { sampleAdmins } from './samplePeople';

type SampleTask = readonly [
  title: string,
  priority: TaskPriority,
  status: TaskStatus,
  /** Days from the seeding; negative is past. */
  dueIn: number,
];

const samples: readonly SampleTask[] = [
  ['Verify income documents of farming families', 'high', 'in-progress', 1],
  ['Review pending caste certificate applications', 'high', 'pending', 2],
  ['Update the birth register for this month', 'medium', 'completed', -2],
  ['Visit the site of a water connection request', 'medium', 'in-progress', 3],
  ['Prepare the monthly report of certificates issued', 'high', 'upcoming', 6],
  ['Call applicants with missing documents', 'medium', 'pending', 1],
  ['Scan old residence registers', 'low', 'in-progress', 14],
  ['Print approved certificates for collection', 'medium', 'completed', -1],
  ['Check property tax receipts against the ledger', 'medium', 'completed', -4],
  ['Arrange the ration card camp', 'high', 'in-progress', 4],
  ['Reply to the block office about trade licenses', 'medium', 'completed', -3],
  ['Prepare the agenda of the Gram Sabha', 'medium', 'upcoming', 8],
  ['Renew the stock of certificate paper', 'low', 'completed', -6],
  ['Explain online applications at the school', 'low', 'upcoming', 11],
  ['Confirm residence with the ward member', 'medium', 'pending', 2],
  ['Correct a name in the death register', 'high', 'completed', -1],
  ['Update the notice board', 'low', 'completed', -5],
  ['Check street light complaints of Ward 3', 'medium', 'in-progress', 5],
  ['File rejected applications with their reasons', 'low', 'pending', 7],
  ['Test the new receipt printer', 'low', 'completed', -8],
  ['Collect feedback at the service counter', 'low', 'in-progress', 9],
  ['Train the new clerk on verification', 'medium', 'upcoming', 10],
  ['Send reminders for property tax', 'medium', 'pending', 4],
  ['Prepare the village health day', 'low', 'upcoming', 15],
];

/** The 24 tasks of the sample council: 8 completed, 6 in progress, 5 of high priority. */
export function sampleTasks(now: Date): Task[] {
  return samples.map(([title, priority, status, dueIn], index) => ({
    id: `TASK-${String(index + 1).padStart(3, '0')}`,
    title,
    priority,
    status,
    dueDate: dayAfter(now, dueIn),
    assignedBy: sampleAdmins[index % sampleAdmins.length]?.name ?? '',
  }));
}
