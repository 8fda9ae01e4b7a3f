import { QuestionFields } from 'shared-area/questions';
import { Button, Notice, Skeleton, theme } from 'shared-ui';
import type { FormFieldIds, UseFormReturn } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n';
import type { ApplyValues } from '../applySchema';
import { LastAnswers } from './LastAnswers';
import type { QuestionsState } from './useAskedQuestions';

interface ServiceQuestionsProps {
  questions: QuestionsState;
  form: UseFormReturn<ApplyValues>;
  ids: FormFieldIds;
  /** The one section to ask; all unless given. */
  section: string | undefined;
  disabled: boolean;
  /** Called when the form has been filled in by a press. */
  onTaken: () => void;
}

/** What the chosen service asks. Where that cannot be loaded, the rest of the form goes on without it. */
export function ServiceQuestions({
  questions,
  form,
  ids,
  section,
  disabled,
  onTaken,
}: ServiceQuestionsProps) {
  const t = useMessages();
  switch (questions.status) {
    case 'none':
      return null;
    case 'loading':
      return (
        <div role="status" aria-label={t('apply.questionsLoading')}>
          <Skeleton lines={4} height="72px" />
        </div>
      );
    case 'failed':
      return (
        <Notice tone="warn" live="status">
          <Failed>
            <p>{t('apply.questionsFailed')}</p>
            <Button variant="secondary" onClick={questions.retry}>
              {t('apply.questionsRetry')}
            </Button>
          </Failed>
        </Notice>
      );
    case 'ready': {
      const { definition, added, isUpdated } = questions.asked;
      return (
        <>
          {isUpdated && (
            <Notice tone="info">{t('apply.questionsUpdated', { added: added.length })}</Notice>
          )}
          <LastAnswers
            asked={questions.asked}
            form={form}
            ids={ids}
            section={section}
            disabled={disabled}
            onTaken={onTaken}
          />
          <QuestionFields {...{ definition, ids, added, section, disabled }} />
        </>
      );
    }
  }
}

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;
