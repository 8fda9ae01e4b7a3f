import { optionalText } from 'shared-area';
import {
  answerNames,
  answersSchema,
  QuestionFields,
  useAnswerMessage,
  useTextLanguage,
} from 'shared-area/questions';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  councilNow,
  type Application,
  type AnswerKey,
  type FilledForm,
  type PaperId,
  type SavedDraft,
  type ServiceDefinition,
} from 'shared-data';
import { limits } from 'shared-data/limits';
import {
  councilDay,
  findAnswerProblems,
  isSameForm,
  openedAnswers,
  typedAnswers,
  type Answers,
} from 'shared-data/model';
import { Card, ErrorBox, Notice, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Controller, Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { array, object, optional, record, string } from 'valibot';
import { DiscardDraft } from '../../draft/DiscardDraft';
import { DraftNotice } from '../../draft/DraftNotice';
import { DraftState } from '../../draft/DraftState';
import { useDraftAutosave, useDraftSaving } from '../../draft/useDraftAutosave';
import { useApplicationMessages } from '../i18n';
import { AnswerFields } from '../AnswerFields';
import { returnNote } from '../latestReturn';
import { heldDocuments, useAnswerDocuments, type HeldDocuments } from '../useAnswerDocuments';
import { useSendAnswer } from '../useSendAnswer';
import { begunCorrection } from './begunCorrection';
import { correctedForm, namesOn, openedDefinition } from './correctedForm';
import { useCorrectionMessages } from './i18n';
import { PaperSlot, type PaperContent, type PaperSlotHandle } from './PaperSlot';

export interface CorrectionFormProps {
  application: Application;
  /** The form that was sent. */
  sent: FilledForm;
  /** The version that the form was filled in for. */
  definition: ServiceDefinition;
  /** The key under which the correction is saved until it is sent. */
  draftKey: AnswerKey;
  draft: SavedDraft | undefined;
  /** Called when the draft was discarded: the form has to be remounted. */
  onDiscarded: () => void;
  /** Called to open the form again with the draft that there is now. */
  onReload: () => void;
}

/** The form for a returned application: the parts that the office opened, with its notes, and the citizen's answer. */
export function CorrectionForm({
  application,
  sent,
  definition,
  draftKey,
  draft,
  onDiscarded,
  onReload,
}: CorrectionFormProps) {
  const t = useApplicationMessages();
  const tCorrection = useCorrectionMessages();
  const opened = useMemo(() => openedAnswers(application), [application]);
  const asked = useMemo(
    () => openedDefinition(definition, sent, opened),
    [definition, sent, opened],
  );
  const notes = Object.fromEntries(
    Object.entries(opened).flatMap(([id, words]) =>
      words ? [[id, tCorrection('words', { words })]] : [],
    ),
  );
  const langOf = useTextLanguage(asked);
  const message = useAnswerMessage(asked);
  const today = councilDay(councilNow());
  const schema = useMemo(
    () =>
      object({
        answers: answersSchema(asked, { today, message }),
        /** Holds only errors: the files are held with their papers. */
        files: optional(record(string(), string()), {}),
        /** By paper: the ids of the sent documents that stay. */
        kept: record(string(), array(string())),
        added: record(string(), heldDocuments),
        documents: heldDocuments,
        answer: optionalText(limits.note, (values) => t('application.answerLong', values)),
      }),
    [asked, today, message, t],
  );
  const ids = useFieldIds([
    ...answerNames(asked),
    ...asked.papers.map(({ id }) => fileName(id)),
    'answer',
  ]);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { files: {}, ...begunCorrection(asked, sent, draft) },
  });
  const { errors } = form.formState;
  const autosave = useDraftAutosave(draftKey, draft ?? { id: draftKey, revision: null });
  const isBegun = useDraftSaving(autosave, (saving) => saving.isBegun);
  const hasFailed = useDraftSaving(autosave, ({ outcome }) => outcome === 'failed');
  const { send, busy, problem } = useSendAnswer(application, () => void autosave.discard());
  const [tooMany, setTooMany] = useState<string>();
  const most = Math.min(
    limits.documentsAtOnce,
    Math.max(0, limits.documents - application.documents.length),
  );
  const { documents, add, remove, settled } = useAnswerDocuments({
    held: heldAt('documents'),
    most,
  });
  const slots = useRef(new Map<PaperId, PaperSlotHandle>());

  const [checkedSlots, setCheckedSlots] = useState<ReadonlySet<PaperId>>(new Set());
  const isChecking =
    checkedSlots.size > 0 || documents.some(({ progress }) => progress !== undefined);
  useUnsavedWork(isChecking || hasFailed);

  const noteChecking = useCallback((id: PaperId, isOn: boolean) => {
    setCheckedSlots((before) => {
      const others = [...before].filter((each) => each !== id);
      return new Set(isOn ? [...others, id] : others);
    });
  }, []);

  function saveDraft() {
    const { answers, kept, added, answer } = form.getValues();
    autosave.saveText({
      service: application.service,
      details: answer,
      form: {
        serviceId: sent.serviceId,
        version: sent.version,
        // Includes cleared answers: if they were left out, the sent ones would be restored.
        answers: { ...withoutAnswers(asked), ...typedAnswers(asked, answers) },
        papers: Object.fromEntries(
          asked.papers.map(({ id }) => [
            id,
            [...(kept[id] ?? []), ...(added[id] ?? []).map((document) => document.id)],
          ]),
        ),
      },
    });
  }

  function keepThis() {
    const { added, documents: others } = form.getValues();
    autosave.keepThis([...Object.values(added).flat(), ...others]);
    saveDraft();
    autosave.flush();
  }

  function heldAt(name: 'documents' | `added.${PaperId}`): HeldDocuments {
    return {
      get: () => form.getValues(name),
      set: (held) => {
        form.setValue(name, held);
        saveDraft();
      },
      awaitSaves: autosave.awaitDocuments,
      save: autosave.saveDocument,
      forget: autosave.removeDocument,
    };
  }

  function notAdded(id: PaperId): string {
    const paper = asked.papers.find((each) => each.id === id)?.name ?? '';
    return tCorrection('notAdded', { paper });
  }

  async function submit({ answers, answer }: { answers: Answers; answer: string }) {
    const contents = await Promise.all(
      asked.papers.map(async ({ id }): Promise<[PaperId, PaperContent]> => {
        const content = await slots.current.get(id)?.settled();
        return [id, content ?? { kept: sent.papers[id] ?? [], files: [], hasRefused: false }];
      }),
    );
    const papersOnly = { sections: [], papers: asked.papers };
    const files = Object.fromEntries(
      contents.map(([id, content]) => [id, content.kept.length + content.files.length]),
    );
    const problems = findAnswerProblems(papersOnly, {}, { today, files });
    const refused = contents.filter(([, content]) => content.hasRefused);
    // Otherwise the citizen would believe that the office has the paper.
    for (const [id] of refused) form.setError(fileName(id), { message: notAdded(id) });
    for (const each of problems) form.setError(fileName(each.at), { message: message(each) });
    if (problems.length > 0 || refused.length > 0) return;

    const added: File[] = [];
    const papers = contents.map(([id, content]): [PaperId, string[]] => {
      const first = application.documents.length + added.length + 1;
      added.push(...content.files);
      return [id, [...content.kept, ...content.files.map((_, index) => String(first + index))]];
    });
    const corrected = correctedForm(sent, asked, answers, Object.fromEntries(papers));
    if (answer === '' && isSameForm(sent, corrected)) {
      form.setError('answer', { message: tCorrection('changeSomething') });
      return;
    }
    added.push(...(await settled()).map(({ file }) => file));
    const over = added.length - most;
    setTooMany(over > 0 ? tCorrection('tooMany', { over, most }) : undefined);
    if (over > 0) return;
    if (!(await autosave.settled())) return;
    await send(() =>
      Promise.resolve({
        ...(answer ? { note: answer } : {}),
        documents: added,
        form: corrected,
        names: namesOn(definition, corrected),
      }),
    );
  }

  return (
    <Card as="section">
      <Notice tone="warn" title={t('application.returnedTitle')}>
        {returnNote(application) && <p>{returnNote(application)}</p>}
        <p>{tCorrection('lead')}</p>
      </Notice>
      <Answer>
        {draft && <DraftNotice updatedAt={draft.updatedAt} />}
        <Form form={form} ids={ids} onChange={saveDraft} onSubmit={submit}>
          {problem && <ErrorBox>{problem}</ErrorBox>}
          {tooMany && <ErrorBox>{tooMany}</ErrorBox>}
          <QuestionFields definition={asked} ids={ids} notes={notes} disabled={busy} />
          {asked.papers.map((paper) => (
            <Controller
              key={paper.id}
              control={form.control}
              name={`kept.${paper.id}`}
              render={({ field }) => (
                <PaperSlot
                  ref={(handle) => {
                    if (handle) slots.current.set(paper.id, handle);
                    else slots.current.delete(paper.id);
                  }}
                  id={ids[fileName(paper.id)]}
                  paper={paper}
                  langOf={langOf}
                  note={notes[paper.id]}
                  sent={application.documents.filter(({ id }) =>
                    sent.papers[paper.id]?.includes(id),
                  )}
                  kept={field.value}
                  onKeep={(kept) => {
                    form.setValue(`kept.${paper.id}`, kept);
                    saveDraft();
                  }}
                  held={heldAt(`added.${paper.id}`)}
                  onChecking={noteChecking}
                  error={errors.files?.[paper.id]?.message}
                  disabled={busy}
                  onChange={() => form.clearErrors(fileName(paper.id))}
                />
              )}
            />
          ))}
          <AnswerFields
            field={{
              ...form.register('answer'),
              id: ids.answer,
              error: errors.answer?.message,
              optional: true,
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

/** An empty answer for each question that is asked again. */
function withoutAnswers({ sections }: ServiceDefinition): Answers {
  const asked = sections.flatMap(({ questions }) => questions);
  return Object.fromEntries(asked.map(({ id }) => [id, '']));
}

function fileName(id: PaperId): `files.${string}` {
  return `files.${id}`;
}

const Answer = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
`;
