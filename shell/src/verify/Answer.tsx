import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { Button, Card, SummaryList, TextLink, theme, type Tone } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncil } from '../council/useCouncil';
import { portalPaths } from '../portalPaths';
import type { CheckAnswer } from './check';
import { explainAnswer } from './explainAnswer';
import { FormattedMessage, useMessages } from './i18n';
import { listFacts } from './listFacts';

interface AnswerProps {
  answer: CheckAnswer;
  /** The number or the code that it is the answer to. */
  asked: string;
  onRepeat: () => void;
  onAnother: () => void;
}

const marks = { good: CircleCheck, warn: TriangleAlert, bad: CircleX, info: Info } as const;

/** What a check has shown: the answer first, then what to compare with the paper. */
export function Answer({ answer, asked, onRepeat, onAnother }: AnswerProps) {
  const t = useMessages();
  const { name, phone } = useCouncil();
  const { tone, title, text, note, next } = explainAnswer(answer, { t, council: name, asked });
  const facts = listFacts(answer, t);
  const Mark = marks[tone];
  return (
    <Column>
      <Panel $tone={tone}>
        <Mark size={32} aria-hidden="true" />
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text}</p>
          {note && <p>{note}</p>}
          <p>{next}</p>
        </div>
      </Panel>
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

/** Whether the council's records, once they can be reached, may say more. */
function isForNow(answer: CheckAnswer): boolean {
  if (answer.kind === 'unconfirmed' || answer.kind === 'unreachable') return true;
  return 'record' in answer && answer.lastChecked !== undefined;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: 720px;
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }

  h2 {
    margin: 0 0 ${theme.space[3]};
    font-size: ${theme.text.size22};
  }
`;

const Panel = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 2px solid ${({ $tone }) => theme.color[$tone]};
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => theme.color[`${$tone}Ground`]};

  > svg {
    flex: none;
    color: ${({ $tone }) => theme.color[$tone]};
  }

  > div {
    display: grid;
    gap: ${theme.space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h1 {
    margin: 0;
    color: ${({ $tone }) => theme.color[$tone]};
    font-size: ${theme.text.size28};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
