import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageGrid, PageHeading, Skeleton, VisuallyHidden } from 'shared-ui';
import { CouncilName } from '../council/CouncilName';
import { useHydrated } from '../hydration/useHydrated';
import { portalPaths } from '../portalPaths';
import { CodePage } from '../routing/CodePage';
import { Answer } from './Answer';
import type { Question } from './check';
import { formCode } from './formCode';
import { HelpBeside } from './HelpBeside';
import { FormattedMessage, useMessages } from './i18n';
import { useCheck } from './useCheck';
import { useCode } from '../routing/useCode';

/** Checks for anybody whether a certificate is genuine and still valid. */
export function VerifyPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const code = useCode();
  const [number, setNumber] = useState('');
  const question = findQuestion(code, number);
  const { answer, repeat } = useCheck(question);

  const place = useRef<HTMLDivElement>(null);
  const isAsking = question !== undefined;
  const wasAsking = useRef(isAsking);
  // The focus was lost with the previous content; the new heading states the result.
  useEffect(() => {
    if (answer || (!isAsking && wasAsking.current)) place.current?.querySelector('h1')?.focus();
    wasAsking.current = isAsking;
  }, [answer, isAsking]);

  function ask({ kind, text }: Question) {
    // Only after #, as if the phone itself had scanned it.
    if (kind === 'code') void navigate({ hash: text });
    else setNumber(text);
  }

  function askAnother() {
    setNumber('');
    if (code) void navigate(portalPaths.verify);
  }

  if (question && answer) {
    return (
      <PageGrid ref={place}>
        <Answer answer={answer} asked={question.text} onRepeat={repeat} onAnother={askAnother} />
        <HelpBeside />
      </PageGrid>
    );
  }
  const waiting = (
    <div data-needs-script>
      <VisuallyHidden role="status">
        {t(question ? 'verify.checking' : 'verify.loading')}
      </VisuallyHidden>
      <Skeleton height="240px" />
    </div>
  );
  // The document was rendered without knowing whether there is a code, so it has no form yet.
  const showsForm = isHydrated && !question;
  return (
    <div ref={place}>
      <PageHeading
        lead={<FormattedMessage id="verify.lead" values={{ council: <CouncilName /> }} />}
      >
        {t('verify.title')}
      </PageHeading>
      {showsForm ? <CodePage code={formCode} props={{ onAsk: ask }} waiting={waiting} /> : waiting}
    </div>
  );
}

function findQuestion(code: string, number: string): Question | undefined {
  if (code) return { kind: 'code', text: code };
  return number ? { kind: 'number', text: number } : undefined;
}
