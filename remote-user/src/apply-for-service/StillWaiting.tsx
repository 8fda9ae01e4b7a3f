import { useRecords, watchMyApplications } from 'shared-data';
import { Notice, TextLink } from 'shared-ui';
import { useCitizen } from '../citizen/useCitizen';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { Received } from './Received';
import { Ways } from './Ways';

interface StillWaitingProps {
  /** The id that the application will have. */
  draftId: string;
  service: string;
}

/** What lasts of a submission that waits on the device; once it has been sent, its number. */
export function StillWaiting({ draftId, service }: StillWaitingProps) {
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
