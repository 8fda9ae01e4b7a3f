import { useLocation } from 'react-router-dom';
import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useMessages, FormattedMessage } from './i18n';

/** `/user/login`. */
export function LoginPage() {
  const t = useMessages();
  const { state } = useLocation() as { state: unknown };
  return (
    <AreaLoginPage
      role="user"
      title={t('title')}
      documentTitle={t('documentTitle')}
      lead={t('lead')}
      footer={
        <FormattedMessage
          id="noAccount"
          parts={{ register: <TextLink to={userPaths.register} state={state} /> }}
        />
      }
    />
  );
}
