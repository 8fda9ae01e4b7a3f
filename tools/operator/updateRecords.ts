import type { Firestore } from 'firebase-admin/firestore';
import { moveNotes, type MovedNotes } from './moveNotes';
import { publishFirstVersions, type FirstVersions, type LeftService } from './publishFirstVersions';
import { updateDeadlines, type UpdatedDeadlines } from './updateDeadlines';
import { updateTracking, type UpdatedTracking } from './updateTracking';
import { updateKeys, type UpdatedKeys } from './updateKeys';

const reasons: Record<LeftService['why'], string> = {
  unreadable: 'it cannot be read',
  unfit: 'it cannot be published as it is; an admin describes it in the portal',
  'in-work': 'an admin is describing it',
  'has-versions': 'there are versions of it that it does not name; restore it from a backup',
};

/**
 * Brings records of an earlier portal to what this one writes: services get a first version, applications the words
 * that they are found by, the day that was promised, and the number that they are followed by; words of whoever
 * handed one over go to where citizens do not read them. It can be interrupted and run again, while people work: what is
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
  const notes = await moveNotes(firestore, isDry);
  return [
    ...aboutServices(versions, isDry),
    ...aboutApplications(keys, isDry),
    ...aboutDeadlines(deadlines, isDry),
    ...aboutTracking(tracking, isDry),
    ...aboutNotes(notes, isDry),
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

function aboutApplications(keys: UpdatedKeys, isDry: boolean): string[] {
  const { read, updated, missed, unreadable } = keys;
  return [
    `${isDry ? 'Would renew' : 'Renewed'} the words that ${updated} of ${read} applications are found by.`,
    ...(missed > 0 ? [`${missed} were changed by somebody meanwhile: run the command again.`] : []),
    ...(unreadable > 0 ? [`${unreadable} cannot be read, and are left as they are.`] : []),
  ];
}

function aboutDeadlines({ updated, missed }: UpdatedDeadlines, isDry: boolean): string[] {
  return [
    `${isDry ? 'Would give' : 'Gave'} ${updated} applications their deadline, and nobody as their clerk.`,
    ...(missed > 0 ? [`${missed} of these were changed meanwhile: run the command again.`] : []),
  ];
}

function aboutTracking({ updated, missed }: UpdatedTracking, isDry: boolean): string[] {
  return [
    `${isDry ? 'Would let' : 'Let'} ${updated} applications be followed by a tracking number.`,
    ...(missed > 0 ? [`${missed} of these were changed meanwhile: run the command again.`] : []),
  ];
}

function aboutNotes({ moved, missed }: MovedNotes, isDry: boolean): string[] {
  return [
    `${isDry ? 'Would move' : 'Moved'} ${moved} notes of clerks to where citizens cannot read them.`,
    ...(missed > 0 ? [`${missed} of these were changed meanwhile: run the command again.`] : []),
  ];
}
