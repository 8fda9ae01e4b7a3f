import type { Application } from 'shared-data';
import { Notice, TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useWords } from '../words';
import { Ways } from './Ways';

interface ReceivedProps {
  application: Application;
}

/** What lasts of a submission: the number, and the ways to the receipt and the status. */
export function Received({ application: { id, number, service } }: ReceivedProps) {
  const words = useWords();
  return (
    <Notice tone="good" live="status">
      <p>{words('apply.received', { number, service })}</p>
      <Ways>
        <TextLink to={userPaths.receipt(id)}>{words('apply.printReceipt')}</TextLink>
        <TextLink to={userPaths.application(id)}>{words('apply.follow')}</TextLink>
      </Ways>
    </Notice>
  );
}
