import { RefreshCw } from 'lucide-react';
import { loginPath } from 'shared-auth';
import { wordIn } from 'shared-data/model';
import type { Tracking } from 'shared-data/tracking';
import {
  Actions,
  activeLanguage,
  Button,
  ButtonLink,
  Card,
  SummaryList,
  TextLink,
  theme,
} from 'shared-ui';
import { styled } from 'styled-components';
import { AnswerPanel } from '../answer-panel/AnswerPanel';
import { portalPaths } from '../portalPaths';
import { councilToday, isOverdue, listFacts, listSteps, stages } from './describeTracking';
import type { Advice } from './findAdvice';
import { FormattedMessage, useMessages } from './i18n';
import { Column } from './Column';
import { ServiceName } from './ServiceName';
import { Steps } from './Steps';

interface FoundProps {
  tracking: Tracking;
  /** The council's advice for an overdue application. */
  advice: Advice | undefined;
  onRepeat: () => void;
  onAnother: () => void;
}

/** The status of an application: the answer first, then its steps and dates. */
export function Found({ tracking, advice, onRepeat, onAnother }: FoundProps) {
  const t = useMessages();
  const { status } = tracking;
  const today = councilToday();
  const said = advice && wordIn(advice, 'overdueAdvice', activeLanguage());
  const isWithApplicant = stages[status].step === 3 || status === 'returned';
  return (
    <Column>
      <AnswerPanel tone={stages[status].tone} title={t(`status.${status}`)}>
        <p>{t(`status.${status}.next`)}</p>
        {isOverdue(tracking, today) && (
          <>
            <p>
              <FormattedMessage
                id="late"
                parts={{ contact: <TextLink to={portalPaths.contact} /> }}
              />
            </p>
            {said?.text && <Lines lang={said.lang}>{said.text}</Lines>}
          </>
        )}
        {isWithApplicant && (
          <Way>
            <ButtonLink to={loginPath('user')}>{t('signIn')}</ButtonLink>
          </Way>
        )}
      </AnswerPanel>
      <Steps steps={listSteps(tracking, t)} />
      <Card>
        <SummaryList
          rows={listFacts(tracking, <ServiceName>{tracking.service}</ServiceName>, today, t)}
        />
      </Card>
      <Actions>
        <Button
          variant="secondary"
          icon={<RefreshCw size={20} aria-hidden="true" />}
          onClick={onRepeat}
        >
          {t('again')}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </Actions>
    </Column>
  );
}

const Way = styled.div`
  margin-block-start: ${theme.space[2]};
`;

/** Keeps the author's line breaks. */
const Lines = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
