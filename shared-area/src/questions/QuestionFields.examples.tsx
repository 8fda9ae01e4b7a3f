import { FormProvider, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { object, record, string } from 'valibot';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';
import { answerNames, type QuestionValues } from './answerName';
import { QuestionFields } from './QuestionFields';

const definition = definitionWith(questionsOfEachKind);

/** Accepts any input, because nothing is sent. */
const anything = valibotResolver(object({ answers: record(string(), string()) }));

interface FieldsProps {
  answers?: QuestionValues['answers'];
  notes?: Record<string, string>;
  added?: string[];
  disabled?: boolean;
}

function Fields({ answers = {}, ...rest }: FieldsProps) {
  const ids = useFieldIds(answerNames(definition));
  const form = useForm({ resolver: anything, defaultValues: { answers } });
  return (
    <FormProvider {...form}>
      <QuestionFields definition={definition} ids={ids} {...rest} />
    </FormProvider>
  );
}

export function OfEachKind() {
  return <Fields />;
}

export function Answered() {
  return <Fields answers={rightAnswers} />;
}

export function WithWhatTheOfficeSays() {
  return (
    <Fields
      answers={rightAnswers}
      notes={{ amount: 'It does not agree with the certificate of the employer.' }}
      added={['phone']}
    />
  );
}

export function WhileItIsSent() {
  return <Fields answers={rightAnswers} disabled />;
}
