import type { Question } from './definitionSchema';

/** Whether the answer is the same next time, since the question means the applicant or the parents. */
export function isLasting(question: Question): boolean {
  return 'lasting' in question && question.lasting;
}
