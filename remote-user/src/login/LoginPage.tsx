import { useLocation } from 'react-router-dom';
import { LoginPage as AreaLoginPage } from 'shared-area';
import { TextLink } from 'shared-ui';
import { userPaths } from '../userPaths';
import { useWords, Words } from '../words';

/** `/user/login`. */
export function LoginPage() {
  const words = useWords();
  const { state } = useLocation() as { state: unknown };
  return (
    <AreaLoginPage
      role="user"
      title={words('login.title')}
      documentTitle={words('login.documentTitle')}
      lead={words('login.lead')}
      footer={
        <Words
          id="login.noAccount"
          parts={{ register: <TextLink to={userPaths.register} state={state} /> }}
        />
      }
    />
  );
}
