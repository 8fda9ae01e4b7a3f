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
  /** The certificate to be replaced. */
  certificate: CertificateStatement;
  stated: ServiceDefinition;
  statementOf: (answers: Answers) => SheetContent | undefined;
}

/** The facts in which the new certificate would differ, updated while the admin types, and the whole sheet on request. */
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

/** The typed answers without the invalid ones: a certificate cannot state half a date. */
function rightAnswers(stated: ServiceDefinition, typed: Answers): Answers {
  const today = councilDay(councilNow());
  const wrong = new Set(
    findAnswerProblems(stated, typed, { today, files: {} }).map(({ at }) => at),
  );
  const given = Object.entries(givenAnswers(stated, typed));
  return Object.fromEntries(given.filter(([id]) => !wrong.has(id)));
}

/** The facts of one statement that differ from another. */
export function findChangedFacts(before: CertificateStatement, after: CertificateStatement) {
  const valueIn = ({ facts }: CertificateStatement, label: string) =>
    facts.find((fact) => fact.label === label)?.value ?? '';
  const labels = new Set([...before.facts, ...after.facts].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, before: valueIn(before, label), after: valueIn(after, label) }))
    .filter((change) => change.before !== change.after);
}
