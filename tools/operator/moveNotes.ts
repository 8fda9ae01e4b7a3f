import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { instance, object, safeParse, string } from 'valibot';
import { applicationPages, updateAsRead } from './applicationPages';

export interface MovedNotes {
  /** How many notes citizens could read, and cannot any more. */
  moved: number;
  /** How many applications somebody changed meanwhile: they are as they were. */
  missed: number;
}

/**
 * Moves the words with which an application was handed over out of the application, which its citizen may read, to beside
 * it, as the portal writes them now.
 * @param isDry finds them, and writes nothing
 */
export async function moveNotes(firestore: Firestore, isDry: boolean): Promise<MovedNotes> {
  const result: MovedNotes = { moved: 0, missed: 0 };
  for await (const page of applicationPages(firestore, ['assignee'])) {
    const outcomes = await Promise.all(
      page.flatMap((application) => {
        const found = safeParse(subjectSchema, application.data());
        if (!found.success) return [];
        if (isDry) return [Promise.resolve(true)];
        const { uid, name, at, by, note } = found.output.assignee;
        const reference = application.ref.collection('notes').doc('hand-over');
        return [
          updateAsRead(application, { assignee: { uid, name, at, by, hasNote: true } }, [
            { reference, data: { text: note, by, at } },
          ]),
        ];
      }),
    );
    result.moved += outcomes.filter((isWritten) => isWritten).length;
    result.missed += outcomes.filter((isWritten) => !isWritten).length;
  }
  return result;
}

const person = { uid: string(), name: string() };

/** Of an earlier portal. */
const subjectSchema = object({
  assignee: object({ ...person, at: instance(Timestamp), by: object(person), note: string() }),
});
