import { QuestionFields } from 'shared-area/questions';
import type { ServiceDefinition } from 'shared-data';
import { Notice, Skeleton } from 'shared-ui';
import type { FormFieldIds, UseFormReturn } from 'shared-ui/form';
import { useApplyMessages } from '../i18n';
import type { ApplyValues } from '../applySchema';
import { TryAgainNotice } from '../TryAgainNotice';
import { LastAnswers } from './LastAnswers';
import type { QuestionsState } from './useAskedQuestions';

interface ServiceQuestionsProps {
  questions: QuestionsState;
  /** The definition in the language of the page; undefined until it has loaded. */
  definition: ServiceDefinition | undefined;
  form: UseFormReturn<ApplyValues>;
  ids: FormFieldIds;
  /** The one section to show; all by default. */
  section: string | undefined;
  disabled: boolean;
  /** Called when a press has filled in fields. */
  onTaken: () => void;
}

/** The questions of the selected service. If they cannot be loaded, the rest of the form works without them. */
export function ServiceQuestions({
  questions,
  definition,
  form,
  ids,
  section,
  disabled,
  onTaken,
}: ServiceQuestionsProps) {
  const t = useApplyMessages();
  switch (questions.status) {
    case 'none':
      return null;
    case 'loading':
      return (
        <div role="status" aria-label={t('questionsLoading')}>
          <Skeleton lines={8} height="72px" />
        </div>
      );
    case 'failed':
      return <TryAgainNotice onRetry={questions.retry}>{t('questionsFailed')}</TryAgainNotice>;
    case 'ready': {
      if (!definition) return null;
      const { added, isUpdated } = questions.asked;
      return (
        <>
          {isUpdated && (
            <Notice tone="info">{t('questionsUpdated', { added: added.length })}</Notice>
          )}
          <LastAnswers
            asked={questions.asked}
            shown={definition}
            form={form}
            ids={ids}
            section={section}
            disabled={disabled}
            onTaken={onTaken}
          />
          <QuestionFields
            definition={definition}
            ids={ids}
            added={added}
            section={section}
            disabled={disabled}
          />
        </>
      );
    }
  }
}
