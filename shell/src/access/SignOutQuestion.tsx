import { useEffect, useSyncExternalStore } from 'react';
import { useAuth } from 'shared-auth';
import { useLoaded } from 'shared-ui';
import type { SignOutDialogProps } from './SignOutDialog';
import { forgetSession, readQuestion, watchQuestion, withdrawQuestion } from './confirmLogout';

/** Loaded before it is shown, because it is also needed without a network. */
export const loadSignOutDialog = async () => (await import('./SignOutDialog')).SignOutDialog;
const nobodyAsks = () => null;

interface SignOutQuestionProps {
  discard: SignOutDialogProps['discard'];
}

/** Asks before a sign-out that would lose something; renders nothing until then. */
export function SignOutQuestion({ discard }: SignOutQuestionProps) {
  const question = useSyncExternalStore(watchQuestion, readQuestion, nobodyAsks);
  const { user } = useAuth();
  // After the forms of that session have left the page: an effect of theirs notes their unsaved work.
  useEffect(() => forgetSession, [user]);
  if (!question) return null;
  return (
    <Dialog
      waiting={question.waiting}
      discard={discard}
      onStay={() => {
        withdrawQuestion();
        question.stay?.();
      }}
      onLeave={() => {
        withdrawQuestion();
        question.leave();
      }}
    />
  );
}

function Dialog(props: SignOutDialogProps) {
  const loaded = useLoaded(loadSignOutDialog);
  return loaded.status === 'ready' ? <loaded.data {...props} /> : null;
}
