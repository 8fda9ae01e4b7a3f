import { useEffectEvent, useLayoutEffect } from 'react';
import {
  useRecords,
  type QuestionId,
  type SavedDraft,
  type ServiceDefinition,
  type ServiceVersion,
} from 'shared-data';
import { fitAnswers, fitPapers, type Answers, type FilledForm } from 'shared-data/model';
import type { UseFormReturn } from 'shared-ui/form';
import type { ApplyValues } from '../applySchema';
import type { ChosenService } from './useChosenService';
import { watchDefinition } from './watchDefinition';

/** The questions that are asked, with matching earlier answers. */
export interface AskedQuestions {
  serviceId: string;
  version: number;
  definition: ServiceDefinition;
  /** The initial values of the fields. */
  answers: Answers;
  papers: FilledForm['papers'];
  /** The questions that are new since the draft was started. */
  added: QuestionId[];
  /** Whether the draft was started with another version. */
  isUpdated: boolean;
  /** The answers to services that were selected before, by service id. */
  others: Readonly<Record<string, Answers>>;
}

export type QuestionsState =
  /** No service is selected, or it asks nothing. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; asked: AskedQuestions };

interface AskedQuestionsOptions {
  form: UseFormReturn<ApplyValues>;
  chosen: ChosenService | undefined;
  draft: SavedDraft | undefined;
  /** The current documents of each paper. */
  papers: FilledForm['papers'];
  /** The state that holds it, passed in since the form's rules need it and are created first. */
  asking: readonly [AskedQuestions | undefined, (asked: AskedQuestions) => void];
  /** Called when the matching answers were filled into the form. */
  onAsked: (asked: AskedQuestions) => void;
}

/**
 * The questions of the selected service. When they load, matching earlier answers are filled into the form: those of the
 * draft, or of the service that was selected before.
 */
export function useAskedQuestions({
  form,
  chosen,
  draft,
  papers,
  asking: [asked, setAsked],
  onAsked,
}: AskedQuestionsOptions): QuestionsState {
  const begun = !asked && draft?.form?.serviceId === chosen?.id ? draft?.form : undefined;
  const isOlder = begun !== undefined && begun.version !== chosen?.version;
  const wanted = useRecords(watchDefinition, chosen?.id ?? '', chosen?.version ?? 0);
  const older = useRecords(watchDefinition, begun?.serviceId ?? '', isOlder ? begun.version : 0);

  const arrived = wanted.status === 'ready' ? wanted.data : undefined;
  const isKnown = asked !== undefined && isVersion(asked, chosen);
  const isOlderKnown = older.status === 'failed' || (older.status === 'ready' && !older.stale);
  if (arrived && isVersion(arrived, chosen) && !isKnown && (!isOlder || isOlderKnown)) {
    const before = older.status === 'ready' ? older.data?.definition : undefined;
    const { answers } = form.getValues();
    setAsked(
      begun
        ? continued(begun, before, arrived)
        : changed(asked ?? draft?.form, { answers, papers }, arrived),
    );
  }

  const fillIn = useEffectEvent((next: AskedQuestions) => {
    for (const { id } of next.definition.sections.flatMap(({ questions }) => questions)) {
      form.setValue(`answers.${id}`, next.answers[id] ?? '');
    }
    onAsked(next);
  });
  useLayoutEffect(() => {
    if (asked) fillIn(asked);
  }, [asked]);

  if (!chosen || chosen.version === 0) return { status: 'none' };
  if (isKnown) return { status: 'ready', asked };
  if (wanted.status === 'failed') return { status: 'failed', retry: wanted.retry };
  return { status: 'loading' };
}

/** Whether it is the version of the selected service. */
export function isVersion(
  { serviceId, version }: { serviceId: string; version: number },
  chosen: ChosenService | undefined,
): boolean {
  return serviceId === chosen?.id && version === chosen.version;
}

/** Continues a draft. If its version cannot be loaded, its answers are matched by the ids of the current questions. */
function continued(
  { answers, papers, version }: FilledForm,
  before: ServiceDefinition | undefined,
  arrived: ServiceVersion,
): AskedQuestions {
  const { definition, serviceId } = arrived;
  const known = before ?? definition;
  const fitted = fitAnswers({ definition: known, answers }, definition, 'version');
  return {
    serviceId,
    version: arrived.version,
    definition,
    answers: fitted.answers,
    papers: fitPapers({ definition: known, papers }, definition, 'version'),
    added: fitted.added,
    isUpdated: version !== arrived.version,
    others: {},
  };
}

/**
 * Switches to another service, or to another version of the same one.
 * @param before the previous questions; a draft whose questions never loaded has only answers
 */
function changed(
  before: AskedQuestions | FilledForm | undefined,
  filled: Pick<FilledForm, 'answers' | 'papers'>,
  arrived: ServiceVersion,
): AskedQuestions {
  const { definition, serviceId, version } = arrived;
  const next = { serviceId, version, definition, added: [], isUpdated: false };
  if (!before) return { ...next, answers: {}, papers: {}, others: {} };
  if (!('definition' in before)) {
    return { ...next, answers: {}, papers: {}, others: { [before.serviceId]: before.answers } };
  }
  const { answers, papers } = filled;
  if (before.serviceId === serviceId) {
    const { others } = before;
    return { ...continued({ ...before, answers, papers }, before.definition, arrived), others };
  }
  const fitted = fitAnswers({ definition: before.definition, answers }, definition, 'service');
  return {
    ...next,
    answers: { ...before.others[serviceId], ...fitted.answers },
    papers: fitPapers({ definition: before.definition, papers }, definition, 'service'),
    others: { ...before.others, [before.serviceId]: { ...answers } },
  };
}
