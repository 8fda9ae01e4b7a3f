import { useLocation } from 'react-router-dom';
import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useMessages, FormattedMessage } from '../i18n';

/** `/user/login`. */
export function LoginPage() {
  const t = useMessages();
  const { state } = useLocation() as { state: unknown };
  return (
    <AreaLoginPage
      role="user"
      title={t('login.title')}
      documentTitle={t('login.documentTitle')}
      lead={t('login.lead')}
      footer={
        <FormattedMessage
          id="login.noAccount"
          parts={{ register: <TextLink to={userPaths.register} state={state} /> }}
        />
      }
    />
  );
}
