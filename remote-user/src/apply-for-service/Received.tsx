import type { Application } from 'shared-data';
import { Notice, TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';
import { Ways } from './Ways';

interface ReceivedProps {
  application: Application;
}

/** What lasts of a submission: the number, and the ways to the receipt and the status. */
export function Received({ application: { id, number, service } }: ReceivedProps) {
  const t = useMessages();
  return (
    <Notice tone="good" live="status">
      <p>{t('apply.received', { number, service })}</p>
      <Ways>
        <TextLink to={userPaths.receipt(id)}>{t('apply.printReceipt')}</TextLink>
        <TextLink to={userPaths.application(id)}>{t('apply.follow')}</TextLink>
      </Ways>
    </Notice>
  );
}
