import type { Application } from './applicationSchema';
import { councilDay } from '../clock/councilDay';
import type { QuestionId, ServiceDefinition } from '../definitions/definitionSchema';
import { findAnswerProblems } from '../definitions/findAnswerProblems';

type Sent = Pick<Application, 'form' | 'submittedAt' | 'history'>;

/**
 * The questions whose answer in an application fails their own check: forms send no such answer, but a request that is
 * made by hand can. Limits of days count from the day on which the form was sent or last corrected. A missing answer is
 * shown as such, and is none of them.
 */
export function findWrongAnswers(
  definition: Pick<ServiceDefinition, 'sections'>,
  { form, submittedAt, history }: Sent,
): QuestionId[] {
  if (!form) return [];
  const corrected = history.findLast(({ changed }) => changed)?.at ?? submittedAt;
  const [sent = [], last = []] = [submittedAt, corrected].map((at) => {
    const given = { today: councilDay(new Date(at)), files: {} };
    return findAnswerProblems({ ...definition, papers: [] }, form.answers, given);
  });
  return sent
    .filter(({ code }) => code !== 'missing' && code !== 'all-too-long')
    .flatMap(({ at }) => (last.some((other) => other.at === at) ? at : []));
}
