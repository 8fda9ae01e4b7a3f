import { useRecords, watchConnection } from 'shared-data';
import { ConnectionNote } from 'shared-ui';
import { useWords } from '../words';

/** Says when the council cannot be reached; nothing where the records are kept on the device itself. */
export function AreaConnection() {
  const words = useWords();
  const connection = useRecords(watchConnection);
  if (connection.status !== 'ready' || connection.data.state === 'local') return null;
  const since = connection.data.state === 'offline' ? connection.data.since : null;
  return (
    <ConnectionNote
      isOffline={connection.data.state === 'offline'}
      since={since === null ? null : Date.parse(since)}
      words={{
        offline: words('connection.offline'),
        offlineSince: (moment) => words('connection.offlineSince', { moment }),
        connectedAgain: words('connection.again'),
      }}
    />
  );
}
