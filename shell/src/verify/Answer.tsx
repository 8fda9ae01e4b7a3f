import { Actions, Button, Card, SummaryList, TextLink, theme, WorkColumn } from 'shared-ui';
import { styled } from 'styled-components';
import { AnswerPanel } from '../answer-panel/AnswerPanel';
import { useCouncil } from '../council/useCouncil';
import { portalPaths } from '../portalPaths';
import type { CheckAnswer } from './check';
import { explainAnswer } from './explainAnswer';
import { FormattedMessage, useMessages } from './i18n';
import { listFacts } from './listFacts';

interface AnswerProps {
  answer: CheckAnswer;
  /** The number or the code that was checked. */
  asked: string;
  onRepeat: () => void;
  onAnother: () => void;
}

/** The result of a check: the answer first, then the facts to compare with the paper. */
export function Answer({ answer, asked, onRepeat, onAnother }: AnswerProps) {
  const t = useMessages();
  const { phone } = useCouncil();
  const { tone, title, text, note, next } = explainAnswer(answer, { t, asked });
  const facts = listFacts(answer, t);
  return (
    <Column>
      <AnswerPanel tone={tone} title={title}>
        <p>{text}</p>
        {note && <p>{note}</p>}
        <p>{next}</p>
      </AnswerPanel>
      {facts.length > 0 && (
        <Card as="section" aria-labelledby="verify-facts">
          <h2 id="verify-facts">{t('verify.facts')}</h2>
          <SummaryList rows={facts} />
        </Card>
      )}
      <p>
        <FormattedMessage
          id="verify.address"
          values={{ origin: location.origin }}
          parts={{ strong: <strong /> }}
        />
      </p>
      {tone !== 'good' && (
        <p>
          {phone ? (
            <FormattedMessage
              id="verify.council.phone"
              values={{ number: phone }}
              parts={{ phone: <a href={`tel:${phone}`}>{phone}</a> }}
            />
          ) : (
            <FormattedMessage
              id="verify.council"
              parts={{ contact: <TextLink to={portalPaths.contact} /> }}
            />
          )}
        </p>
      )}
      <Actions>
        {isForNow(answer) && <Button onClick={onRepeat}>{t('verify.again')}</Button>}
        <Button variant="secondary" onClick={onAnother}>
          {t('verify.another')}
        </Button>
      </Actions>
    </Column>
  );
}

/** Whether the answer may change once the council's records can be reached. */
function isForNow(answer: CheckAnswer): boolean {
  if (answer.kind === 'unconfirmed' || answer.kind === 'unreachable') return true;
  return 'record' in answer && answer.lastChecked !== undefined;
}

const Column = styled(WorkColumn)`
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }

  h2 {
    margin: 0 0 ${theme.space[3]};
    font-size: ${theme.text.size22};
  }
`;
