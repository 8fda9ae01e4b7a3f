import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useWords, Words } from '../words';

/** `/admin/login`. */
export function LoginPage() {
  const words = useWords();
  return (
    <AreaLoginPage
      role="admin"
      title={words('login.title')}
      documentTitle={words('login.documentTitle')}
      lead={words('login.lead')}
      footer={
        <Words id="login.noAccount" parts={{ register: <TextLink to={adminPaths.register} /> }} />
      }
    />
  );
}
