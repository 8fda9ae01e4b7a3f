import { Notice } from 'shared-ui';
import { useWords } from '../words';

/** Says that roles are noted and not enforced: for a store that is kept on the device. */
export function NotEnforcedNotice() {
  const words = useWords();
  return (
    <Notice tone="info" title={words('users.notEnforced')}>
      {words('users.notEnforcedText')}
    </Notice>
  );
}
