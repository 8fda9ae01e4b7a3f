import { requiredText } from 'shared-area';
import type { Application, AnswerKey, SavedDraft } from 'shared-data';
import { limits } from 'shared-data/limits';
import { Card, ErrorBox, Notice, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { object } from 'valibot';
import { DiscardDraft } from '../draft/DiscardDraft';
import { DraftNotice } from '../draft/DraftNotice';
import { DraftState } from '../draft/DraftState';
import { useDraftAutosave, useDraftSaving } from '../draft/useDraftAutosave';
import { useApplicationMessages, type TranslateApplication } from './i18n';
import { AnswerFields } from './AnswerFields';
import { returnNote } from './latestReturn';
import { heldDocuments, useAnswerDocuments } from './useAnswerDocuments';
import { useSendAnswer } from './useSendAnswer';

interface AnswerFormProps {
  application: Application;
  /** The key under which the answer is saved until it is sent. */
  draftKey: AnswerKey;
  draft: SavedDraft | undefined;
  /** Called when the draft was discarded: the form has to be remounted. */
  onDiscarded: () => void;
  /** Called to open the form again with the draft that there is now. */
  onReload: () => void;
}

/** The form for an application that the office has returned: the office's request, and the citizen's answer. */
export function AnswerForm({
  application,
  draftKey,
  draft,
  onDiscarded,
  onReload,
}: AnswerFormProps) {
  const t = useApplicationMessages();
  const ids = useFieldIds(['answer']);
  const form = useForm({
    resolver: valibotResolver(answerSchema(t)),
    defaultValues: { answer: draft?.details ?? '', documents: draft?.documents ?? [] },
  });
  const { errors } = form.formState;
  const autosave = useDraftAutosave(draftKey, draft ?? { id: draftKey, revision: null });
  const isBegun = useDraftSaving(autosave, (saving) => saving.isBegun);
  const hasFailed = useDraftSaving(autosave, ({ outcome }) => outcome === 'failed');
  const { send, busy, problem } = useSendAnswer(application, () => void autosave.discard());
  const { documents, add, remove, settled } = useAnswerDocuments({
    held: {
      get: () => form.getValues('documents'),
      set: (held) => form.setValue('documents', held),
      awaitSaves: autosave.awaitDocuments,
      save: autosave.saveDocument,
      forget: autosave.removeDocument,
    },
    most: Math.max(
      0,
      Math.min(limits.documentsAtOnce, limits.documents - application.documents.length),
    ),
  });

  const isChecking = documents.some(({ progress }) => progress !== undefined);
  useUnsavedWork(isChecking || hasFailed);

  function saveDraft() {
    autosave.saveText({ service: '', details: form.getValues('answer') });
  }

  function keepThis() {
    autosave.keepThis(form.getValues('documents'));
    saveDraft();
    autosave.flush();
  }

  const submit = async ({ answer }: { answer: string }) => {
    if (!(await autosave.settled())) return;
    await send(async () => ({
      note: answer,
      documents: (await settled()).map(({ file }) => file),
    }));
  };

  return (
    <Card as="section">
      <Notice tone="warn" title={t('application.returnedTitle')}>
        {returnNote(application)}
      </Notice>
      <Answer>
        {draft && <DraftNotice updatedAt={draft.updatedAt} />}
        <Form form={form} ids={ids} onChange={saveDraft} onSubmit={submit}>
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
            discard={
              (draft !== undefined || isBegun) && (
                <DiscardDraft autosave={autosave} disabled={busy} onDiscarded={onDiscarded} />
              )
            }
          />
          <DraftState
            autosave={autosave}
            isIncomplete={isChecking}
            onKeepThis={keepThis}
            onUseOther={onReload}
          />
        </Form>
      </Answer>
    </Card>
  );
}

/** The schema of the answer to the council office. */
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
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
`;
