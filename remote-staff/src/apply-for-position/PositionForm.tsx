import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { DraftChangedNotice } from 'shared-area/drafts';
import type { SavedPositionDraft } from 'shared-data';
import { Actions, Button, Notice, formatDateTime } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { usePositionMessages } from './i18n';
import { emptyValues, formFields, type PositionFormValues } from './PositionFormValues';
import { PositionSections } from './PositionSections';
import { positionSchema } from './positionSchema';
import type { PositionDraftAutosave } from './usePositionDraft';

interface PositionFormProps {
  draft: SavedPositionDraft | undefined;
  autosave: PositionDraftAutosave;
  /** Opens the form again, with the draft that there is now. */
  onReload: () => void;
}

/** The application for a position: saved as a draft with its resume, or submitted. */
export function PositionForm({ draft, autosave, onReload }: PositionFormProps) {
  const t = usePositionMessages();
  const session = useCurrentUser();
  const ids = useFieldIds(formFields);
  const [isAsking, setAsking] = useState(false);
  const { busyWith, hasDraft, isChanged, save, keepThis, submit, discard } = autosave;
  const form = useForm<PositionFormValues, unknown, PositionFormValues>({
    defaultValues: draft ? { ...draft.values, resume: draft.resume } : emptyValues,
    resolver: valibotResolver(positionSchema(t)),
    kept: { session, name: 'staff/position' },
  });
  const [isChecking, setChecking] = useState(false);
  useUnsavedWork(form.formState.isDirty || isChecking);

  async function saveDraft(saving: typeof save) {
    const { resume, ...values } = form.getValues();
    if (await saving(values, resume)) form.reset(form.getValues(), { keepErrors: true });
  }

  /** Called before the form is replaced: marks its values as clean, so that they are not restored. */
  const finish = () => form.reset(form.getValues(), { keepValues: true });

  return (
    <Form
      form={form}
      ids={ids}
      busy={busyWith !== undefined || isChecking}
      onSubmit={async ({ resume, ...values }) => {
        if (resume && !isChanged) await submit(values, resume, finish);
      }}
    >
      {draft && (
        <Notice tone="info">
          {t('position.restored', { time: formatDateTime(new Date(draft.savedAt)) })}
        </Notice>
      )}
      <PositionSections form={form} ids={ids} onChecking={setChecking} />
      {isChanged && (
        <DraftChangedNotice
          onKeepThis={() => void saveDraft(keepThis)}
          onUseOther={() => {
            finish();
            onReload();
          }}
        />
      )}
      <Actions>
        <Button
          type="submit"
          busy={busyWith === 'submitting' || isChecking}
          busyLabel={t(isChecking ? 'position.checking' : 'position.submitting')}
        >
          {t('position.submit')}
        </Button>
        <Button
          variant="secondary"
          busy={busyWith === 'saving' || isChecking}
          busyLabel={t(isChecking ? 'position.checking' : 'position.saving')}
          onClick={() => void saveDraft(save)}
        >
          {t('position.save')}
        </Button>
        {hasDraft && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('position.discard')}
          </Button>
        )}
      </Actions>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('position.discardTitle')}
        confirmLabel={t('position.discard')}
        onConfirm={() => {
          setAsking(false);
          void discard(finish);
        }}
        onClose={() => setAsking(false)}
      >
        {t('position.discardText')}
      </ConfirmDialog>
    </Form>
  );
}
