import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useMessages, FormattedMessage } from '../i18n';

/** `/admin/login`. */
export function LoginPage() {
  const t = useMessages();
  return (
    <AreaLoginPage
      role="admin"
      title={t('login.title')}
      documentTitle={t('login.documentTitle')}
      lead={t('login.lead')}
      footer={
        <FormattedMessage
          id="login.noAccount"
          parts={{ register: <TextLink to={adminPaths.register} /> }}
        />
      }
    />
  );
}
