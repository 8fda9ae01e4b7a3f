import { useMemo, useState } from 'react';
import { requiredText } from 'shared-area';
import { newDraftId, type SavedDraft, type Service, type SubmissionResult } from 'shared-data';
import { completeText, emptyText, isSameText } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import { Button, CheckboxField, ErrorBox, SelectField, theme } from 'shared-ui';
import { useAnnounce } from 'shared-platform';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { boolean, check, object, pipe, string } from 'valibot';
import { listed } from '../citizen/listed';
import { ConfirmAddress } from '../citizen/ConfirmAddress';
import { useCitizen } from '../citizen/useCitizen';
import { useMessages, type TranslateUser } from '../i18n';
import { DetailsField } from './DetailsField';
import { DocumentsField } from './documents/DocumentsField';
import { useDocumentProblemMessage } from './documents/useDocumentProblemMessage';
import { useDocuments } from './documents/useDocuments';
import { DiscardDraft } from './draft/DiscardDraft';
import { DraftNotice } from './draft/DraftNotice';
import { DraftState } from './draft/DraftState';
import { useDraftAutosave } from './draft/useDraftAutosave';
import { TermsNote } from './TermsNote';
import { useSubmitDraft } from './useSubmitDraft';

interface ApplyFormProps {
  /** What is on offer. */
  services: readonly Service[];
  /** Asked for already, on a service's page. */
  wanted: string | null;
  draft: SavedDraft | undefined;
  onSubmitted: (submission: SubmissionResult) => void;
  onDiscarded: () => void;
}

export function ApplyForm({ services, wanted, draft, onSubmitted, onDiscarded }: ApplyFormProps) {
  const t = useMessages();
  const problemMessage = useDocumentProblemMessage();
  const announce = useAnnounce();
  const { uid } = useCitizen();
  const [id] = useState(() => draft?.id ?? newDraftId());
  const { autosave, outcome } = useDraftAutosave(uid, id);
  const { documents, add, remove, ...sending } = useDocuments({
    initial: draft?.documents ?? [],
    onTaken: autosave.saveDocument,
    onRefused: (name, problem) =>
      announce(t('document.refused', { name, problem: problemMessage(problem) })),
    onRemoved: autosave.removeDocument,
  });
  const { submit, busy, problem, isUnconfirmed } = useSubmitDraft(sending, autosave.settled);

  const names = useMemo(() => [...new Set(services.map(({ name }) => name))], [services]);
  const ids = useFieldIds(['service', 'details', 'documents', 'certified']);
  const resolver = useMemo(() => valibotResolver(applySchema(names, t)), [names, t]);
  const asked = [draft?.service, wanted].find((name) => name && names.includes(name));
  const form = useForm({
    resolver,
    defaultValues: {
      ...completeText(draft ?? emptyText),
      service: asked ?? '',
      certified: false,
    },
  });
  const { errors } = form.formState;
  const typed = { ...emptyText, ...useWatch({ control: form.control }) };
  const needs = listed(services.find(({ name }) => name === typed.service)?.documents ?? []);
  const isChecking = documents.some(({ progress }) => progress !== undefined);
  const hasContent = !isSameText(typed, emptyText) || documents.length > 0;

  return (
    <>
      {draft && <DraftNotice updatedAt={draft.updatedAt} />}
      <Sheet>
        <Form
          form={form}
          ids={ids}
          busy={busy}
          onChange={() => autosave.saveText(form.getValues())}
          onSubmit={(values) => submit({ id, ...values }, onSubmitted)}
        >
          {problem && (
            <ErrorBox>
              <strong>{t('apply.failed')}</strong>
              <p>{problem}</p>
            </ErrorBox>
          )}
          {isUnconfirmed && <ConfirmAddress />}
          <SelectField
            {...form.register('service')}
            id={ids.service}
            label={t('apply.service')}
            placeholder={t('apply.servicePlaceholder')}
            options={names.map((name) => ({ value: name, label: name }))}
            hint={needs && t('apply.needs', { documents: needs })}
            error={errors.service?.message}
            disabled={busy}
            required
          />
          <DetailsField
            {...form.register('details')}
            id={ids.details}
            length={typed.details.length}
            error={errors.details?.message}
            disabled={busy}
          />
          <DocumentsField
            id={ids.documents}
            documents={documents}
            disabled={busy}
            onAdd={add}
            onRemove={remove}
          />
          <CheckboxField
            {...form.register('certified')}
            id={ids.certified}
            label={t('apply.certify')}
            error={errors.certified?.message}
            disabled={busy}
            required
          />
          <TermsNote />
          <Actions>
            <Button type="submit" busy={busy} busyLabel={t('apply.submitting')}>
              {t('apply.submit')}
            </Button>
            {hasContent && (
              <DiscardDraft
                disabled={busy}
                onDiscard={async () => {
                  await autosave.discard();
                  announce(t('draft.discarded'));
                  onDiscarded();
                }}
              />
            )}
          </Actions>
          <DraftState
            outcome={hasContent && !(isChecking && outcome === 'kept') ? outcome : null}
          />
        </Form>
      </Sheet>
    </>
  );
}

/**
 * Service, details and the certification are required (spec.md §5); blanks alone are nothing.
 * @param services the names on offer: one that was taken off meanwhile has to be chosen anew
 */
export function applySchema(services: readonly string[], t: TranslateUser) {
  return object({
    service: pipe(
      string(),
      check((service) => services.includes(service), t('apply.serviceMissing')),
    ),
    details: requiredText(limits.applicationText.details, {
      missing: t('apply.detailsMissing'),
      tooLong: (values) => t('apply.detailsLong', values),
    }),
    certified: pipe(
      boolean(),
      check((certified) => certified, t('apply.certifyMissing')),
    ),
  });
}

const Sheet = styled.div`
  max-width: 720px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
