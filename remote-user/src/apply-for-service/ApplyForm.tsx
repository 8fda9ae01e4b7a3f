import { useState, type ChangeEvent } from 'react';
import { answerNames, useAnswerMessage } from 'shared-area/questions';
import {
  councilNow,
  newDraftId,
  type SavedDraft,
  type Service,
  type ServiceDefinition,
  type SubmissionResult,
} from 'shared-data';
import {
  calendarDay,
  completeText,
  emptyFilledForm,
  emptyText,
  personNames,
  typedAnswers,
} from 'shared-data/model';
import { CheckboxField, ErrorBox, Notice, SelectField } from 'shared-ui';
import { useAnnounce } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { listed } from '../citizen/listed';
import { ConfirmAddress } from '../citizen/ConfirmAddress';
import { useCitizen } from '../citizen/useCitizen';
import { useMessages } from '../i18n';
import { applySchema, type ApplyValues } from './applySchema';
import { DetailsField } from './DetailsField';
import { useDocumentProblemMessage } from './documents/useDocumentProblemMessage';
import { documentsByPaper, useDocuments } from './documents/useDocuments';
import { DraftActions } from './draft/DraftActions';
import { DraftNotice } from './draft/DraftNotice';
import { useDraftAutosave } from './draft/useDraftAutosave';
import { CheckAnswers } from './questions/CheckAnswers';
import { PaperFields } from './questions/PaperFields';
import { ServiceQuestions } from './questions/ServiceQuestions';
import { isVersion, useAskedQuestions, type AskedQuestions } from './questions/useAskedQuestions';
import { useCheckedView } from './questions/useCheckedView';
import { useChosenService } from './questions/useChosenService';
import { usePaperFiles } from './questions/usePaperFiles';
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
  const { documents, add, remove, assign, ...sending } = useDocuments({
    initial: draft?.documents ?? [],
    papers: draft?.form?.papers,
    onTaken: autosave.saveDocument,
    onRefused: (name, problem) =>
      announce(t('document.refused', { name, problem: problemMessage(problem) })),
    onRemoved: autosave.removeDocument,
  });
  const { submit, busy, problem, isUnconfirmed } = useSubmitDraft(sending, autosave.settled);

  const { chosen, choose, currentName, isGone } = useChosenService({ services, draft, wanted });
  const asking = useState<AskedQuestions>();
  const asked = asking[0] && isVersion(asking[0], chosen) ? asking[0] : undefined;
  const names = [
    ...new Set([...services.map(({ name }) => name), ...(chosen ? [chosen.name] : [])]),
  ];
  const form = useForm<ApplyValues, unknown, ApplyValues>({
    resolver: useApplyResolver(names, asked?.definition),
    defaultValues: {
      ...completeText(draft ?? emptyText),
      service: chosen?.name ?? '',
      answers: {},
      files: {},
      certified: false,
    },
  });
  const byPaper = documentsByPaper(documents);
  const questions = useAskedQuestions({
    form,
    chosen,
    draft,
    papers: byPaper,
    asking,
    onAsked: ({ papers, others }) => {
      assign(papers);
      if (Object.keys(others).length > 0) saveDraft();
    },
  });
  const papers = asked?.definition.papers ?? [];
  usePaperFiles(form, { papers, byPaper, onChange: saveDraft });
  const ids = useFieldIds([
    'service',
    ...(asked ? answerNames(asked.definition) : []),
    'details',
    ...papers.map((paper) => `files.${paper.id}`),
    'documents',
    'certified',
  ]);
  const { errors } = form.formState;
  const { isChecking, check, change } = useCheckedView(ids);
  const isLoading = questions.status === 'loading';
  const needs = listed(services.find((service) => service.id === chosen?.id)?.documents ?? []);

  function saveDraft() {
    const { answers, ...values } = form.getValues();
    const text = completeText(values);
    if (asked && text.service === chosen?.name) {
      const { serviceId, version, definition } = asked;
      const typed = typedAnswers(definition, answers);
      const filled = { serviceId, version, answers: typed, papers: byPaper };
      autosave.saveText({ ...text, form: filled });
    } else {
      // What was not loaded yet is not lost.
      const isBegun = text.service === chosen?.name && draft?.form?.serviceId === chosen.id;
      autosave.saveText({ ...text, ...(isBegun ? { form: draft.form } : {}) });
    }
  }

  function send({ answers, ...values }: ApplyValues) {
    const typed = { ...completeText(values), service: currentName, id };
    if (!asked) return submit(typed, onSubmitted);
    if (!isChecking) {
      check();
      return undefined;
    }
    const { serviceId, version, definition } = asked;
    const filled = { ...emptyFilledForm(serviceId, version), answers };
    const persons = personNames(definition, answers);
    return submit({ ...typed, form: filled, names: persons }, onSubmitted);
  }

  // An answer that has become wrong meanwhile, such as a file that was refused, is shown at its field.
  const isShownToCheck = isChecking && asked && Object.keys(errors).length === 0;
  return (
    <>
      {draft && <DraftNotice updatedAt={draft.updatedAt} />}
      <Sheet>
        <Form form={form} ids={ids} busy={busy || isLoading} onChange={saveDraft} onSubmit={send}>
          {problem && (
            <ErrorBox>
              <strong>{t('apply.failed')}</strong>
              <p>{problem}</p>
            </ErrorBox>
          )}
          {isUnconfirmed && <ConfirmAddress />}
          {isGone && (
            <Notice tone="warn" live="status">
              {t('apply.serviceGone', { service: currentName })}
            </Notice>
          )}
          {isShownToCheck ? (
            <CheckAnswers
              definition={asked.definition}
              values={form.getValues()}
              documents={documents}
              disabled={busy}
              onChange={change}
            />
          ) : (
            <>
              <SelectField
                {...form.register('service', {
                  onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value),
                })}
                id={ids.service}
                label={t('apply.service')}
                placeholder={t('apply.servicePlaceholder')}
                options={names.map((name) => ({ value: name, label: name }))}
                hint={needs && t('apply.needs', { documents: needs })}
                error={errors.service?.message}
                disabled={busy}
                required
              />
              <ServiceQuestions
                questions={questions}
                form={form}
                ids={ids}
                disabled={busy}
                onTaken={saveDraft}
              />
              <DetailsField
                {...form.register('details')}
                id={ids.details}
                isFurther={asked !== undefined}
                error={errors.details?.message}
                disabled={busy}
              />
              <PaperFields
                papers={papers}
                ids={ids}
                errors={errors.files ?? {}}
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
            </>
          )}
          <DraftActions
            autosave={autosave}
            outcome={outcome}
            documents={documents}
            label={t(asked && !isShownToCheck ? 'apply.check' : 'apply.submit')}
            busy={busy || isLoading}
            busyLabel={t(busy ? 'apply.submitting' : 'apply.questionsLoading')}
            onBack={isShownToCheck ? () => change('service') : undefined}
            onDiscarded={onDiscarded}
          />
        </Form>
      </Sheet>
    </>
  );
}

/** The rules of the form: those of the questions as soon as they are known. */
function useApplyResolver(names: readonly string[], definition: ServiceDefinition | undefined) {
  const t = useMessages();
  const message = useAnswerMessage(definition);
  const today = calendarDay(councilNow());
  const asked = definition && { definition, today, message };
  return valibotResolver<ApplyValues, ApplyValues>(applySchema(names, t, asked));
}

const Sheet = styled.div`
  max-width: 720px;
`;
