import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useMessages, FormattedMessage } from './i18n';

/** `/admin/login`. */
export function LoginPage() {
  const t = useMessages();
  return (
    <AreaLoginPage
      role="admin"
      title={t('title')}
      documentTitle={t('documentTitle')}
      lead={t('lead')}
      footer={
        <FormattedMessage
          id="noAccount"
          parts={{ register: <TextLink to={adminPaths.register} /> }}
        />
      }
    />
  );
}
