import type { Question } from './definitionSchema';

/** Whether the answer is reusable in the next application, since the question is about the applicant or the parents. */
export function isLasting(question: Question): boolean {
  return 'lasting' in question && question.lasting;
}
