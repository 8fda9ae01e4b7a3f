import { useRecords, watchStoreKind } from 'shared-data';
import { Notice } from 'shared-ui';
import { useWords } from '../words';

/** Says that roles are noted and not enforced, where that is so. */
export function NotEnforcedNotice() {
  const words = useWords();
  const kind = useRecords(watchStoreKind);
  if (kind.status !== 'ready' || kind.data !== 'device') return null;
  return (
    <Notice tone="info" title={words('users.notEnforced')}>
      {words('users.notEnforcedText')}
    </Notice>
  );
}
