import { useEffect, useRef } from 'react';
import {
  useRecords,
  watchMyApplications,
  type Application,
  type SubmissionResult,
} from 'shared-data';
import { TrackingLine } from 'shared-area/tracking';
import { Notice, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { writeDeadline } from '../citizen/writeDeadline';
import { useCitizen } from '../citizen/useCitizen';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

interface LastSubmissionProps {
  submission: SubmissionResult;
}

/** What lasts of a submission, above the form. It follows the confirmation, which took the focus with it. */
export function LastSubmission({ submission }: LastSubmissionProps) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus();
  }, []);

  return (
    <Line ref={line} tabIndex={-1}>
      {submission.kind === 'sent' ? (
        <Received application={submission.application} />
      ) : (
        <StillWaiting {...submission} />
      )}
    </Line>
  );
}

/** The number, and the ways to the receipt and the status. */
function Received({ application }: { application: Application }) {
  const t = useMessages();
  const { id, number, service, deadline } = application;
  return (
    <Notice tone="good" live="status">
      <p>{t('apply.received', { number, service })}</p>
      {deadline && <p>{t('apply.decisionBy', { day: writeDeadline(deadline.day) })}</p>}
      <TrackingLine application={application} />
      <Ways>
        <TextLink to={userPaths.receipt(id)}>{t('apply.printReceipt')}</TextLink>
        <TextLink to={userPaths.application(id)}>{t('apply.follow')}</TextLink>
      </Ways>
    </Notice>
  );
}

interface StillWaitingProps {
  /** The id that the application will have. */
  draftId: string;
  service: string;
}

/** A submission that waits on the device; once it has been sent, its number. */
function StillWaiting({ draftId, service }: StillWaitingProps) {
  const t = useMessages();
  const { uid } = useCitizen();
  const mine = useRecords(watchMyApplications, uid);
  const sent = mine.status === 'ready' ? mine.data.find(({ id }) => id === draftId) : undefined;

  if (sent) return <Received application={sent} />;
  return (
    <Notice tone="warn" live="status">
      <p>{t('apply.stillWaiting', { service })}</p>
      <Ways>
        <TextLink to={userPaths.applications}>{t('apply.seeWaiting')}</TextLink>
      </Ways>
    </Notice>
  );
}

const Line = styled.div`
  max-width: 720px;
  margin-bottom: ${theme.space[6]};
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-top: ${theme.space[2]};
`;
