import { optionalText } from 'shared-area';
import {
  answerNames,
  answersSchema,
  QuestionFields,
  useAnswerMessage,
  useTextLanguage,
} from 'shared-area/questions';
import { useMemo, useRef, useState } from 'react';
import type { Application, FilledForm, PaperId, ServiceDefinition } from 'shared-data';
import { limits } from 'shared-data/limits';
import {
  calendarDay,
  findAnswerProblems,
  isSameForm,
  openedAnswers,
  type Answers,
} from 'shared-data/model';
import { Card, ErrorBox, Notice, theme } from 'shared-ui';
import { useAnnounce, useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { object, optional, record, string } from 'valibot';
import { useDocumentProblemMessage } from '../../apply-for-service/documents/useDocumentProblemMessage';
import { useDocuments } from '../../apply-for-service/documents/useDocuments';
import { useCitizen } from '../../citizen/useCitizen';
import { useDocumentMessages } from '../../apply-for-service/documents/i18n';
import { useApplicationMessages } from '../i18n';
import { AnswerFields } from '../AnswerFields';
import { countReturns, returnNote } from '../latestReturn';
import { useSendAnswer } from '../useSendAnswer';
import { correctedForm, namesOn, openedDefinition } from './correctedForm';
import { useCorrectionMessages } from './i18n';
import { PaperSlot, type PaperContent, type PaperSlotHandle } from './PaperSlot';

export interface CorrectionFormProps {
  application: Application;
  /** What was sent. */
  sent: FilledForm;
  /** The version that it was filled in for. */
  definition: ServiceDefinition;
}

/** The council office has returned the application: what it opened, with its words at each, and the answer to it. */
export function CorrectionForm({ application, sent, definition }: CorrectionFormProps) {
  const t = useApplicationMessages();
  const tDocument = useDocumentMessages();
  const tCorrection = useCorrectionMessages();
  const session = useCitizen();
  const announce = useAnnounce();
  const problemMessage = useDocumentProblemMessage();
  const asked = useMemo(
    () =>
      openedDefinition(definition, sent, openedAnswers(application), (words) =>
        tCorrection('words', { words }),
      ),
    [definition, sent, application, tCorrection],
  );
  const langOf = useTextLanguage(asked);
  const message = useAnswerMessage(asked);
  const today = calendarDay(new Date());
  const schema = useMemo(
    () =>
      object({
        answers: answersSchema(asked, { today, message }),
        /** Of errors alone: the files are with their fields. */
        files: optional(record(string(), string()), {}),
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
    defaultValues: { answers: answersTo(asked, sent), files: {}, answer: '' },
    // Sent, it goes with the status: what is asked for next is another answer.
    kept: {
      session,
      name: `user/answer/${application.id}/${countReturns(application)}`,
    },
  });
  const { errors, isDirty } = form.formState;
  const { send, busy, problem } = useSendAnswer(application, () =>
    form.reset(form.getValues(), { keepValues: true }),
  );
  const [tooMany, setTooMany] = useState<string>();
  const most = Math.min(
    limits.documentsAtOnce,
    Math.max(0, limits.documents - application.documents.length),
  );
  const { documents, add, remove, settled } = useDocuments({
    initial: [],
    most,
    onTaken: () => undefined,
    onRefused: (name, refusal) =>
      announce(tDocument('refused', { name, problem: problemMessage(refusal) })),
    onRemoved: () => undefined,
  });
  useUnsavedWork(isDirty || documents.length > 0);
  const slots = useRef(new Map<PaperId, PaperSlotHandle>());

  async function submit({ answers, answer }: { answers: Answers; answer: string }) {
    const contents = await Promise.all(
      asked.papers.map(async ({ id }): Promise<[PaperId, PaperContent]> => {
        const content = await slots.current.get(id)?.settled();
        return [id, content ?? { kept: sent.papers[id] ?? [], files: [] }];
      }),
    );
    const papersOnly = { sections: [], papers: asked.papers };
    const files = Object.fromEntries(
      contents.map(([id, content]) => [id, content.kept.length + content.files.length]),
    );
    const problems = findAnswerProblems(papersOnly, {}, { today, files });
    for (const each of problems) form.setError(fileName(each.at), { message: message(each) });
    if (problems.length > 0) return;

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
        <Form form={form} ids={ids} onSubmit={submit}>
          {problem && <ErrorBox>{problem}</ErrorBox>}
          {tooMany && <ErrorBox>{tooMany}</ErrorBox>}
          <QuestionFields definition={asked} ids={ids} disabled={busy} />
          {asked.papers.map((paper) => (
            <PaperSlot
              key={paper.id}
              ref={(handle) => {
                if (handle) slots.current.set(paper.id, handle);
                else slots.current.delete(paper.id);
              }}
              id={ids[fileName(paper.id)]}
              paper={paper}
              langOf={langOf}
              sent={application.documents.filter(({ id }) => sent.papers[paper.id]?.includes(id))}
              error={errors.files?.[paper.id]?.message}
              disabled={busy}
              onChange={() => form.clearErrors(fileName(paper.id))}
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
          />
        </Form>
      </Answer>
    </Card>
  );
}

function fileName(id: PaperId): `files.${string}` {
  return `files.${id}`;
}

/** The current answer to each question that is asked again. */
function answersTo({ sections }: ServiceDefinition, { answers }: FilledForm): Answers {
  const asked = sections.flatMap(({ questions }) => questions);
  return Object.fromEntries(asked.map(({ id }) => [id, answers[id] ?? '']));
}

const Answer = styled.div`
  margin-top: ${theme.space[4]};
`;
