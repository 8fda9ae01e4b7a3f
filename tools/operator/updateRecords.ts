import type { Firestore } from 'firebase-admin/firestore';
import { moveNotes } from './moveNotes';
import { publishFirstVersions, type FirstVersions, type LeftService } from './publishFirstVersions';
import type { UpdatedApplications } from './updateApplications';
import { updateDeadlines } from './updateDeadlines';
import { updateKeys } from './updateKeys';
import { updateReportMarks } from './updateReportMarks';
import { updateTracking } from './updateTracking';

const reasons: Record<LeftService['why'], string> = {
  unreadable: 'it cannot be read',
  unfit: 'it cannot be published as it is; an admin describes it in the portal',
  'in-work': 'an admin is describing it',
  'has-versions': 'there are versions of it that it does not name; restore it from a backup',
};

/**
 * Brings records of an earlier portal to what this one writes: services get a first version, applications the words
 * that they are found by, the day that was promised, the number that they are followed by, and what reports count of them;
 * words of whoever handed one over go to where citizens do not read them. It can be interrupted and run again, while people work: what is
 * right stays as it is.
 * @param isDry finds what there is to do, and writes nothing
 * @returns what was done, in sentences
 */
export async function updateRecords(firestore: Firestore, isDry: boolean): Promise<string[]> {
  const versions = await publishFirstVersions(firestore, isDry);
  const keys = await updateKeys(firestore, isDry);
  const deadlines = await updateDeadlines(firestore, isDry);
  // After the deadlines, which are public by number.
  const tracking = await updateTracking(firestore, isDry);
  // After the deadlines, since they say what was decided in time.
  const marks = await updateReportMarks(firestore, isDry);
  const notes = await moveNotes(firestore, isDry);
  const act = (would: string, did: string) => (isDry ? would : did);
  return [
    ...aboutServices(versions, isDry),
    `${act('Would renew', 'Renewed')} the words that ${keys.updated} of ${keys.read} applications are found by.`,
    ...aboutMissed(keys),
    ...(keys.unreadable > 0
      ? [`${keys.unreadable} cannot be read, and are left as they are.`]
      : []),
    `${act('Would give', 'Gave')} ${deadlines.updated} applications their deadline, and nobody as their clerk.`,
    ...aboutMissed(deadlines),
    `${act('Would let', 'Let')} ${tracking.updated} applications be followed by a tracking number.`,
    ...aboutMissed(tracking),
    `${act('Would mark', 'Marked')} what reports count of ${marks.updated} applications.`,
    ...aboutMissed(marks),
    `${act('Would move', 'Moved')} ${notes.updated} notes of clerks to where citizens cannot read them.`,
    ...aboutMissed(notes),
  ];
}

function aboutServices({ published, described, left }: FirstVersions, isDry: boolean): string[] {
  const act = isDry ? 'Would publish version 1 of' : 'Published version 1 of';
  return [
    ...published.map(
      ({ name, questions }) => `${act} '${name}', which asks ${questions} questions.`,
    ),
    ...left.map(({ name, why }) => `Left '${name}': ${reasons[why]}.`),
    `Services that were described already: ${described}.`,
  ];
}

function aboutMissed({ missed }: UpdatedApplications): string[] {
  return missed > 0 ? [`${missed} of these were changed meanwhile: run the command again.`] : [];
}
