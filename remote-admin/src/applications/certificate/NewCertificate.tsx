import { useState } from 'react';
import { InFirstLanguage } from 'shared-area';
import { CertificateSheet, type SheetContent } from 'shared-area/certificate';
import type { QuestionValues } from 'shared-area/questions';
import { councilNow, type ServiceDefinition } from 'shared-data';
import type { CertificateStatement } from 'shared-data/certificates';
import { councilDay, findAnswerProblems, givenAnswers, type Answers } from 'shared-data/model';
import { Button, Notice } from 'shared-ui';
import { useWatch } from 'shared-ui/form';
import { CertificateMessage, useCertificateMessages } from './i18n';

interface NewCertificateProps {
  /** The one that is replaced. */
  certificate: CertificateStatement;
  stated: ServiceDefinition;
  statementOf: (answers: Answers) => SheetContent | undefined;
}

/** What the new certificate would state otherwise, while it is typed, and the sheet on demand. */
export function NewCertificate({ certificate, stated, statementOf }: NewCertificateProps) {
  const t = useCertificateMessages();
  const [isShown, setIsShown] = useState(false);
  const answers = useWatch<QuestionValues, 'answers'>({ name: 'answers' });
  const statement = statementOf(rightAnswers(stated, answers));
  if (!statement) return null;
  const changes = findChangedFacts(certificate, statement);
  return (
    <>
      {changes.length > 0 && (
        <Notice tone="info" title={t('changes')}>
          <ul>
            {changes.map(({ label, before, after }) => (
              <li key={label}>
                <CertificateMessage
                  id="change"
                  values={{
                    label: <InFirstLanguage>{label}</InFirstLanguage>,
                    before: before || t('nothing'),
                    after: after || t('nothing'),
                  }}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'hideNew' : 'showNew')}
        </Button>
      </div>
      {isShown && <CertificateSheet certificate={statement} stamp={t('preview')} />}
    </>
  );
}

/** What is typed, without what is wrong with it still: half a date cannot be stated. */
function rightAnswers(stated: ServiceDefinition, typed: Answers): Answers {
  const today = councilDay(councilNow());
  const wrong = new Set(
    findAnswerProblems(stated, typed, { today, files: {} }).map(({ at }) => at),
  );
  const given = Object.entries(givenAnswers(stated, typed));
  return Object.fromEntries(given.filter(([id]) => !wrong.has(id)));
}

/** The facts that one statement has otherwise than another. */
export function findChangedFacts(before: CertificateStatement, after: CertificateStatement) {
  const valueIn = ({ facts }: CertificateStatement, label: string) =>
    facts.find((fact) => fact.label === label)?.value ?? '';
  const labels = new Set([...before.facts, ...after.facts].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, before: valueIn(before, label), after: valueIn(after, label) }))
    .filter((change) => change.before !== change.after);
}
