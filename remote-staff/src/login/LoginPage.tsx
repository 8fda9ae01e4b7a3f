import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { staffPaths } from '../staffPaths';
import { useWords, Words } from '../words';

/** `/staff/login`. */
export function LoginPage() {
  const words = useWords();
  return (
    <AreaLoginPage
      role="staff"
      title={words('login.title')}
      documentTitle={words('login.documentTitle')}
      lead={words('login.lead')}
      footer={
        <Words id="login.noAccess" parts={{ request: <TextLink to={staffPaths.request} /> }} />
      }
    />
  );
}
