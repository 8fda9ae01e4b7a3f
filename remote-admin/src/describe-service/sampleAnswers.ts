import type { Question, ServiceDefinition } from 'shared-data';
import { questionsOf, type Answers } from 'shared-data/model';

/**
 * Sample answers to all questions of a definition, for a preview. The answers satisfy the conditions of other questions,
 * so that those are asked too.
 * @param name of the sample person
 */
export function sampleAnswers(definition: ServiceDefinition, name: string): Answers {
  const questions = questionsOf(definition);
  const answers = Object.fromEntries(questions.map((one) => [one.id, answerTo(one, name)]));
  for (const { showIf } of questions) if (showIf) answers[showIf.question] = showIf.answer;
  return answers;
}

function answerTo(question: Question, name: string): string {
  switch (question.kind) {
    case 'number':
      return String(question.min ?? question.max ?? 4);
    case 'amount':
      return String(Math.max(question.min ?? 0, 84_000));
    case 'date':
      return '2020-06-15';
    case 'yes-no':
      return 'yes';
    case 'one-of':
    case 'some-of':
      return question.choices[0]?.id ?? '';
    case 'person-name':
      return name;
    case 'phone':
      return '9876543210';
    case 'address':
      return '12\nWard 3\n416001';
    default:
      return `[${question.label.trim()}]`;
  }
}
