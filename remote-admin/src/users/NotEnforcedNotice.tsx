import { Notice } from 'shared-ui';
import { useMessages } from '../i18n';

/** Says that roles are noted and not enforced: for a store that is kept on the device. */
export function NotEnforcedNotice() {
  const t = useMessages();
  return (
    <Notice tone="info" title={t('users.notEnforced')}>
      {t('users.notEnforcedText')}
    </Notice>
  );
}
