import { useMemo } from 'react';
import {
  answerNames,
  answersSchema,
  QuestionFields,
  useAnswerMessage,
  useDefinitionInLanguage,
} from 'shared-area/questions';
import {
  councilNow,
  replaceCertificate,
  useRecords,
  watchApplication,
  type Application,
  type FilledForm,
  type ServiceDefinition,
} from 'shared-data';
import { formatCertificateNumber, type Certificate } from 'shared-data/certificates';
import { councilDay, personNames, questionsOf, type Answers } from 'shared-data/model';
import { useUnsavedWork } from 'shared-platform';
import { Actions, Button, ErrorBox, TextAreaField } from 'shared-ui';
import { Form, useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { object } from 'valibot';
import { PreparedReasons } from '../../admin/PreparedReasons';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { useCertificateMessages } from './i18n';
import { findChangedFacts, NewCertificate } from './NewCertificate';
import { reasonField } from './reasonField';
import { statedQuestions } from './statedQuestions';
import { useStatement } from './useStatement';

interface ReplaceFormProps {
  application: Application;
  form: FilledForm;
  definition: ServiceDefinition;
  certificate: Certificate;
  onClose: () => void;
}

/** Asks for the correct values of the answers that a certificate states, and for a reason. */
export function ReplaceForm(props: ReplaceFormProps) {
  const { application, form: filled, definition, certificate, onClose } = props;
  const t = useCertificateMessages();
  const showOutcome = useOutcome();
  const latest = useRecords(watchApplication, application.id);
  const { revision } = latest.status === 'ready' ? latest.data : application;
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });
  const before = useMemo(
    () => ({ ...filled.answers, ...certificate.corrected }),
    [filled.answers, certificate.corrected],
  );
  const stated = useMemo(() => statedQuestions(definition, before), [definition, before]);
  const statementOf = useStatement(application, definition);
  const shown = useDefinitionInLanguage(stated);
  const message = useAnswerMessage(shown);
  const ids = useFieldIds([...answerNames(stated), 'reason']);
  const form = useForm({
    resolver: useMemo(() => {
      const today = councilDay(councilNow());
      const answers = answersSchema(stated, { today, message });
      return valibotResolver(object({ answers, reason: reasonField(t) }));
    }, [stated, message, t]),
    defaultValues: { answers: pick(stated, before), reason: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const typedReason = useWatch({ control: form.control, name: 'reason' });
  useUnsavedWork(isDirty);
  const { number, holder } = certificate;

  const replace = (given: Answers, reason: string) =>
    run('replace', async () => {
      const all = { ...before, ...pick(stated, given) };
      const statement = statementOf(all);
      if (!statement || findChangedFacts(certificate, statement).length === 0) {
        return { tone: 'bad', text: t('noChanges') };
      }
      const corrected = Object.entries(pick(stated, given)).filter(
        ([id, answer]) => answer !== (before[id] ?? ''),
      );
      const answers = Object.fromEntries(corrected);
      const names = personNames(definition, all, filled.answers);
      await replaceCertificate(application.id, { number, answers, names, reason, revision });
      onClose();
      const text = t('replaced', { number: formatCertificateNumber(number) });
      showOutcome({ tone: 'good', text });
      return undefined;
    });

  return (
    <Form form={form} ids={ids} onSubmit={({ answers, reason }) => replace(answers, reason)}>
      <div>
        <p>{t('replaceAbout', { holder })}</p>
        <p>{t(certificate.corrected ? 'replaceFromCorrected' : 'replaceFrom')}</p>
      </div>
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <QuestionFields definition={shown} ids={ids} />
      <PreparedReasons
        kind="revocation"
        application={application}
        value={typedReason}
        onFill={(text) => form.setValue('reason', text, { shouldDirty: true })}
        fieldId={ids.reason ?? ''}
      />
      <TextAreaField
        {...form.register('reason')}
        id={ids.reason}
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        error={errors.reason?.message}
      />
      <NewCertificate
        certificate={certificate}
        statementOf={(typed) => statementOf({ ...before, ...pick(stated, typed) })}
        stated={stated}
      />
      <Actions>
        <Button type="submit" busy={isSubmitting} busyLabel={t('replacing')}>
          {t('replaceConfirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

/** The answer to each question of a definition; empty if it has none. */
function pick(definition: ServiceDefinition, answers: Answers): Answers {
  return Object.fromEntries(questionsOf(definition).map(({ id }) => [id, answers[id] ?? '']));
}
