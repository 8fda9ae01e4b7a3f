import { Button } from 'shared-ui';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../tools/testing/sampleDefinition';
import { AnswerList } from './AnswerList';
import { AnswerRow } from './AnswerRow';

const definition = definitionWith(questionsOfEachKind);

export function Given() {
  return <AnswerList definition={definition} answers={rightAnswers} headingLevel={2} />;
}

export function ToChange() {
  return (
    <AnswerList
      definition={definition}
      answers={{ amount: '120000' }}
      headingLevel={2}
      action={({ label }) => (
        <Button variant="quiet" size="small" aria-label={`Change ${label}`}>
          Change
        </Button>
      )}
    />
  );
}

export function OneAnswer() {
  return <AnswerRow lang="mr">शिवाजी प्रभाग</AnswerRow>;
}
