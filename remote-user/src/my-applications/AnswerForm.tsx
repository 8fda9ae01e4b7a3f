import { requiredText } from 'shared-area';
import type { Application } from 'shared-data';
import { limits } from 'shared-data/limits';
import { Card, ErrorBox, Notice, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { object } from 'valibot';
import { useCitizen } from '../citizen/useCitizen';
import { useApplicationMessages, type TranslateApplication } from './i18n';
import { AnswerFields } from './AnswerFields';
import { countReturns, returnNote } from './latestReturn';
import { heldDocuments, useAnswerDocuments } from './useAnswerDocuments';
import { useSendAnswer } from './useSendAnswer';

interface AnswerFormProps {
  application: Application;
}

/** The council office has returned the application: what it asks for, and the answer to it. */
export function AnswerForm({ application }: AnswerFormProps) {
  const t = useApplicationMessages();
  const session = useCitizen();
  const ids = useFieldIds(['answer']);
  const form = useForm({
    resolver: valibotResolver(answerSchema(t)),
    defaultValues: { answer: '', documents: [] },
    // Sent, it goes with the status: what is asked for next is another answer.
    kept: { session, name: `user/answer/${application.id}/${countReturns(application)}` },
  });
  const { errors, isDirty } = form.formState;
  const { send, busy, problem } = useSendAnswer(application, () =>
    form.reset(form.getValues(), { keepValues: true }),
  );
  const { documents, add, remove, settled } = useAnswerDocuments({
    held: {
      get: () => form.getValues('documents'),
      set: (held) => form.setValue('documents', held),
    },
    most: Math.max(
      0,
      Math.min(limits.documentsAtOnce, limits.documents - application.documents.length),
    ),
  });
  useUnsavedWork(isDirty || documents.length > 0);

  const submit = ({ answer }: { answer: string }) =>
    send(async () => ({ note: answer, documents: (await settled()).map(({ file }) => file) }));

  return (
    <Card as="section">
      <Notice tone="warn" title={t('application.returnedTitle')}>
        {returnNote(application)}
      </Notice>
      <Answer>
        <Form form={form} ids={ids} onSubmit={submit}>
          {problem && <ErrorBox>{problem}</ErrorBox>}
          <AnswerFields
            field={{
              ...form.register('answer'),
              id: ids.answer,
              error: errors.answer?.message,
              required: true,
            }}
            documents={{ documents, add, remove }}
            busy={busy}
          />
        </Form>
      </Answer>
    </Card>
  );
}

/** The answer to what the council office asks for. */
function answerSchema(t: TranslateApplication) {
  return object({
    answer: requiredText(limits.note, {
      missing: t('application.answerMissing'),
      tooLong: (values) => t('application.answerLong', values),
    }),
    documents: heldDocuments,
  });
}

const Answer = styled.div`
  margin-top: ${theme.space[4]};
`;
