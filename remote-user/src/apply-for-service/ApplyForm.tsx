import { useState } from 'react';
import { OfficeHelp, PageColumns, ServiceName, useCurrentUser } from 'shared-area';
import { answerNames, useDefinitionInLanguage } from 'shared-area/questions';
import { type SavedDraft, type Service, type SubmissionResult } from 'shared-data';
import {
  completeText,
  emptyFilledForm,
  emptyText,
  personNames,
  typedAnswers,
} from 'shared-data/model';
import { ErrorBox, Notice, useLanguage } from 'shared-ui';
import { useAnnounce } from 'shared-platform';
import { Form, useFieldIds, useForm } from 'shared-ui/form';
import { ConfirmAddress } from '../citizen/ConfirmAddress';
import { useDocumentMessages } from './documents/i18n';
import { ApplyMessage, useApplyMessages } from './i18n';
import { papersIn } from '../my-applications/useServicePapers';
import { ServiceHelp } from '../my-applications/ServiceHelp';
import { ApplyFields } from './ApplyFields';
import type { ApplyValues } from './applySchema';
import { useDocumentProblemMessage } from './documents/useDocumentProblemMessage';
import { documentsByPaper, draftDocuments, useDocuments } from './documents/useDocuments';
import { DraftActions } from './DraftActions';
import { DraftNotice } from '../draft/DraftNotice';
import { useDraftAutosave } from '../draft/useDraftAutosave';
import { useApplyResolver } from './parts/useApplyResolver';
import { useFormParts } from './parts/useFormParts';
import { usePartPlace } from './parts/usePartPlace';
import { CheckAnswers } from './questions/CheckAnswers';
import { isVersion, useAskedQuestions, type AskedQuestions } from './questions/useAskedQuestions';
import { useCheckedView } from './questions/useCheckedView';
import { useChosenService } from './questions/useChosenService';
import { usePaperFiles } from './questions/usePaperFiles';
import { Steps } from './Steps';
import { TryAgainNotice } from './TryAgainNotice';
import { useSubmitDraft } from './useSubmitDraft';

interface ApplyFormProps {
  /** The offered services; undefined if they could not be loaded. */
  services: readonly Service[] | undefined;
  /** Retries the failed load. */
  onRetry: (() => void) | undefined;
  /** The name of the service that was selected on its page. */
  wanted: string | null;
  draft: SavedDraft | undefined;
  onSubmitted: (submission: SubmissionResult) => void;
  onDiscarded: () => void;
}

export function ApplyForm({
  services,
  onRetry,
  wanted,
  draft,
  onSubmitted,
  onDiscarded,
}: ApplyFormProps) {
  const tDocument = useDocumentMessages();
  const t = useApplyMessages();
  const problemMessage = useDocumentProblemMessage();
  const announce = useAnnounce();
  const language = useLanguage();
  const { uid } = useCurrentUser();
  const autosave = useDraftAutosave(uid, draft);
  const { documents, add, remove, assign, ...sending } = useDocuments({
    initial: draft?.documents ?? [],
    papers: draft?.form?.papers,
    onChecking: autosave.awaitDocuments,
    onTaken: autosave.saveDocument,
    onRefused: (name, problem) =>
      announce(tDocument('refused', { name, problem: problemMessage(problem) })),
    onRemoved: autosave.removeDocument,
  });
  const { chosen, choose, chooseAgain, currentName, isGone } = useChosenService({
    services,
    draft,
    wanted,
  });
  const { submit, busy, problem, isUnconfirmed } = useSubmitDraft(sending, autosave, askAgain);
  const asking = useState<AskedQuestions>();
  const asked = asking[0] && isVersion(asking[0], chosen) ? asking[0] : undefined;
  const definition = useDefinitionInLanguage(asked?.definition);
  // The live store requires the service's name in the version that the application was made with.
  const sentAs = asked?.definition.name ?? currentName;
  const names = [
    ...new Set([...(services ?? []).map(({ name }) => name), ...(chosen ? [chosen.name] : [])]),
  ];
  const place = usePartPlace(definition);
  const form = useForm<ApplyValues, unknown, ApplyValues>({
    resolver: useApplyResolver({ names, definition, place }),
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
  const papers = definition?.papers ?? [];
  usePaperFiles(form, { papers, byPaper, onChange: saveDraft });
  const ids = useFieldIds([
    'service',
    ...(definition ? answerNames(definition) : []),
    'details',
    ...papers.map((paper) => `files.${paper.id}`),
    'documents',
    'certified',
  ]);
  const parts = useFormParts({ form, definition, ids, place });
  const { errors } = form.formState;
  const { isChecking, check, change } = useCheckedView(ids);
  const isLoading = questions.status === 'loading';
  const offered = services?.find((service) => service.id === chosen?.id);
  // Rendered together with the questions, not after a read of its own: another line above them would move them.
  const needs = papersIn(language, offered, asked?.definition);

  function saveDraft() {
    const { answers, ...values } = form.getValues();
    const text = completeText(values);
    if (asked && text.service === chosen?.name) {
      const { serviceId, version, definition } = asked;
      const typed = typedAnswers(definition, answers);
      const filled = { serviceId, version, answers: typed, papers: byPaper };
      autosave.saveText({ ...text, form: filled });
    } else {
      // Keeps the draft's answers if the questions have not loaded yet.
      const isBegun = text.service === chosen?.name && draft?.form?.serviceId === chosen.id;
      autosave.saveText({ ...text, ...(isBegun ? { form: draft.form } : {}) });
    }
  }

  /** The answers that fit are filled in again when the current questions have loaded. */
  function askAgain() {
    chooseAgain();
    form.setValue('service', currentName);
    place.setPlace({});
    change();
  }

  function send({ answers, ...values }: ApplyValues) {
    if (!parts.isLast) {
      parts.next();
      return undefined;
    }
    const typed = { ...completeText(values), service: sentAs, id: autosave.id() };
    if (questions.status === 'failed') {
      questions.retry();
      return undefined;
    }
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

  function keepThis() {
    autosave.keepThis(draftDocuments(documents));
    saveDraft();
    autosave.flush();
  }

  function backToForm() {
    if (parts.isOn) parts.openLast();
    change(parts.isOn ? undefined : 'service');
  }

  function buttonKey() {
    if (!asked || isShownToCheck) return 'submit';
    return parts.isLast ? 'check' : 'continue';
  }

  // An answer that became invalid meanwhile, such as a refused file, is shown at its field.
  const isShownToCheck = isChecking && definition && Object.keys(errors).length === 0;
  return (
    <PageColumns
      help={
        <>
          {offered ? <ServiceHelp service={offered} /> : <Steps />}
          <OfficeHelp />
        </>
      }
    >
      {draft && <DraftNotice updatedAt={draft.updatedAt} />}
      <Form
        form={form}
        ids={isShownToCheck ? ids : parts.ids}
        hasSummary
        busy={busy || isLoading}
        onChange={saveDraft}
        onSubmit={send}
      >
        {problem && (
          <ErrorBox>
            <strong>{t('failed')}</strong>
            <p>{problem}</p>
          </ErrorBox>
        )}
        {isUnconfirmed && <ConfirmAddress />}
        {onRetry && <TryAgainNotice onRetry={onRetry}>{t('servicesFailed')}</TryAgainNotice>}
        {!chosen && services?.length === 0 && (
          <Notice tone="warn" live="status" title={t('noServices')}>
            {t('noServicesText')}
          </Notice>
        )}
        {isGone && (
          <Notice tone="warn" live="status">
            <ApplyMessage
              id="serviceGone"
              values={{ service: <ServiceName>{sentAs}</ServiceName> }}
            />
          </Notice>
        )}
        {isShownToCheck ? (
          <CheckAnswers
            definition={definition}
            values={form.getValues()}
            documents={documents}
            disabled={busy}
            onChange={(field) => {
              parts.open(field);
              change(field);
            }}
          />
        ) : (
          <ApplyFields
            form={form}
            ids={ids}
            parts={parts}
            names={names}
            needs={needs}
            questions={questions}
            definition={definition}
            documents={documents}
            add={add}
            remove={remove}
            disabled={busy}
            onChoose={(service) => {
              choose(service);
              place.setPlace({});
            }}
            onTaken={saveDraft}
          />
        )}
        <DraftActions
          autosave={autosave}
          documents={documents}
          label={t(buttonKey())}
          busy={busy || isLoading}
          busyLabel={t(busy ? 'submitting' : 'questionsLoading')}
          onBack={isShownToCheck ? backToForm : parts.back}
          backLabel={t(isShownToCheck ? 'backToForm' : 'previousPart')}
          onKeepThis={keepThis}
          onDiscarded={onDiscarded}
        />
      </Form>
    </PageColumns>
  );
}
