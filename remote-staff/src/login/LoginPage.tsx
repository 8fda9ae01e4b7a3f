import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { staffPaths } from '../staffPaths';
import { useMessages, FormattedMessage } from './i18n';

/** `/staff/login`. */
export function LoginPage() {
  const t = useMessages();
  return (
    <AreaLoginPage
      role="staff"
      title={t('title')}
      documentTitle={t('documentTitle')}
      lead={t('lead')}
      footer={
        <FormattedMessage id="noAccess" parts={{ request: <TextLink to={staffPaths.request} /> }} />
      }
    />
  );
}
