import { CalendarPlus, Milestone, Printer } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { ServiceName, useCurrentUser } from 'shared-area';
import {
  useRecords,
  watchMyApplications,
  type Application,
  type SubmissionResult,
} from 'shared-data';
import { TrackingLine } from 'shared-area/tracking';
import { Actions, Button, ButtonLink, Notice, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { writeDeadline } from '../citizen/writeDeadline';
import { focusTitle } from '../outbox/focusTitle';
import { userPaths } from '../userPaths';
import { ApplyMessage, useApplyMessages } from './i18n';
import { useDecisionFile } from './useDecisionFile';

interface LastSubmissionProps {
  submission: SubmissionResult;
  /** Whether the confirmation is shown below. */
  isConfirming: boolean;
  onDismiss: () => void;
}

/** The notice on the last submission, above the confirmation and then above the empty form, until it is dismissed. */
export function LastSubmission({ submission, isConfirming, onDismiss }: LastSubmissionProps) {
  const t = useApplyMessages();
  const line = useRef<HTMLDivElement>(null);

  // The focus was on the confirmation, which has disappeared.
  useEffect(() => {
    if (!isConfirming && document.activeElement === document.body) line.current?.focus();
  }, [isConfirming]);

  const dismiss = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        onDismiss();
        focusTitle();
      }}
    >
      {t('dismiss')}
    </Button>
  );

  return (
    <Line ref={line} tabIndex={-1}>
      {submission.kind === 'sent' ? (
        <Received application={submission.application} dismiss={dismiss} />
      ) : (
        <StillWaiting {...submission} dismiss={dismiss} />
      )}
    </Line>
  );
}

interface ReceivedProps {
  application: Application;
  dismiss: ReactNode;
}

/** The number, the day of the decision, and links to the receipt, the calendar file and the status. */
function Received({ application, dismiss }: ReceivedProps) {
  const t = useApplyMessages();
  const saveDecision = useDecisionFile();
  const { id, number, deadline } = application;
  const service = <ServiceName>{application.service}</ServiceName>;
  return (
    <Notice tone="good" live="status">
      <p>
        <ApplyMessage id="received" values={{ number, service }} />
      </p>
      {deadline && <p>{t('decisionBy', { day: writeDeadline(deadline.day) })}</p>}
      <TrackingLine application={application} />
      <Ways>
        <ButtonLink
          to={userPaths.receipt(id)}
          variant="secondary"
          size="small"
          icon={<Printer size={18} aria-hidden="true" />}
        >
          {t('printReceipt')}
        </ButtonLink>
        {deadline && (
          <Button
            variant="secondary"
            size="small"
            icon={<CalendarPlus size={18} aria-hidden="true" />}
            onClick={() => saveDecision(application)}
          >
            {t('calendar')}
          </Button>
        )}
        <ButtonLink
          to={userPaths.application(id)}
          variant="secondary"
          size="small"
          icon={<Milestone data-turns size={18} aria-hidden="true" />}
        >
          {t('follow')}
        </ButtonLink>
        {dismiss}
      </Ways>
    </Notice>
  );
}

interface StillWaitingProps {
  /** The future id of the application. */
  draftId: string;
  service: string;
  dismiss: ReactNode;
}

/** A submission that waits on the device; shows its number once it has been sent. */
function StillWaiting({ draftId, service: name, dismiss }: StillWaitingProps) {
  const t = useApplyMessages();
  const service = <ServiceName>{name}</ServiceName>;
  const { uid } = useCurrentUser();
  const mine = useRecords(watchMyApplications, uid);
  const sent = mine.status === 'ready' ? mine.data.find(({ id }) => id === draftId) : undefined;

  if (sent) return <Received application={sent} dismiss={dismiss} />;
  return (
    <Notice tone="warn" live="status">
      <p>
        <ApplyMessage id="stillWaiting" values={{ service }} />
      </p>
      <p>{t('numberLater')}</p>
      <Ways>
        <TextLink to={userPaths.applications}>{t('seeWaiting')}</TextLink>
        {dismiss}
      </Ways>
    </Notice>
  );
}

const Line = styled.div`
  margin-bottom: ${theme.space[6]};
`;

const Ways = styled(Actions)`
  margin-top: ${theme.space[2]};
`;
