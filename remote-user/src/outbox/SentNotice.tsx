import { useEffect, useRef } from 'react';
import { useCurrentUser, useServiceName } from 'shared-area';
import { useRecords, watchMyApplications, type WaitingSubmission } from 'shared-data';
import { useAnnounce } from 'shared-platform';
import { useOutboxMessages } from './i18n';

interface SentNoticeProps {
  /** The submissions that have left the outbox. */
  submissions: readonly WaitingSubmission[];
}

/** Announces politely what has been sent. */
export function SentNotice({ submissions }: SentNoticeProps) {
  return submissions.map((submission) => (
    <SentNoticeOf key={submission.id} submission={submission} />
  ));
}

/** It may also have been discarded: only what is in the list of applications was sent. */
function SentNoticeOf({ submission }: { submission: WaitingSubmission }) {
  const { id } = submission;
  const t = useOutboxMessages();
  const service = useServiceName(submission.service).text;
  const announce = useAnnounce();
  const { uid } = useCurrentUser();
  const mine = useRecords(watchMyApplications, uid);
  const isSent = mine.status === 'ready' && mine.data.some((application) => application.id === id);
  const wasSaid = useRef(false);

  useEffect(() => {
    if (!isSent || wasSaid.current) return;
    wasSaid.current = true;
    announce(t('sent', { service }));
  }, [isSent, announce, t, service]);

  return null;
}
