import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  dashboardPath,
  explainProviderError,
  useAuth,
  type AccessAnswer,
  type Role,
} from 'shared-auth';
import { Actions, Button, ButtonLink, ErrorBox } from 'shared-ui';
import { mayAskAgain } from './mayAskAgain';
import { useMessages } from './i18n';

/** The page for requesting access as staff or admin; it belongs to the staff area. */
const requestPath = '/staff/request';

interface AccessActionsProps {
  role: Role;
  answer: AccessAnswer;
}

/** Where a person who may not enter can go: the area of the role that they have, at least the citizen's. */
export function AccessActions({ role, answer }: AccessActionsProps) {
  const t = useMessages();
  const { continueAs } = useAuth();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const other = answer.role && answer.role !== role ? answer.role : 'user';

  async function open() {
    setProblem(undefined);
    try {
      await continueAs(other);
      void navigate(dashboardPath(other));
    } catch (error) {
      setProblem(explainProviderError(error, t('open.failed')));
    }
  }

  return (
    <>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <Actions>
        <Button onClick={() => void open()}>
          {t('granted.open', { area: t(`area.${other}`) })}
        </Button>
        {answer.access === 'refused' && mayAskAgain(answer.refusedAt ?? '') && (
          <ButtonLink variant="secondary" to={requestPath}>
            {t('refused.again')}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
