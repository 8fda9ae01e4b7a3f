import { createContext, useContext } from 'react';
import { useCurrentUser } from 'shared-area';
import type { Application } from 'shared-data';
import { Button, theme } from 'shared-ui';
import { RowActions } from 'shared-ui/table';
import { styled } from 'styled-components';
import { useWorklistMessages } from './i18n';
import { rowActions } from './rowActions';
import { HasLeft } from './useHasLeft';

/** The ids of the applications with a running action. A context, so that the columns keep their identity. */
export const RunningAssignments = createContext<ReadonlySet<string>>(new Set());

export interface AssignmentActionsProps {
  application: Application;
  onTake: (application: Application) => void;
  onHandOver: (application: Application) => void;
  onGiveBack: (application: Application) => void;
}

/** The actions of a clerk on the assignment of an application. While one is running, none can be pressed. */
export function AssignmentActions({
  application,
  onTake,
  onHandOver,
  onGiveBack,
}: AssignmentActionsProps) {
  const t = useWorklistMessages();
  const { uid } = useCurrentUser();
  const isRunning = useContext(RunningAssignments).has(application.id);
  const { number, applicant } = application;
  const actions = rowActions(application, uid, useContext(HasLeft)(application));
  if (applicant.uid === uid) return <Own>{t('own')}</Own>;
  if (actions.length === 0) return null;

  const buttons = {
    take: { text: t('take'), name: t('takeOf', { number }), act: onTake },
    'hand-over': { text: t('handOver'), name: t('handOverOf', { number }), act: onHandOver },
    'give-back': { text: t('giveBack'), name: t('giveBackOf', { number }), act: onGiveBack },
  };
  return (
    <Actions aria-busy={isRunning}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'take' ? 'secondary' : 'quiet'}
          size="small"
          aria-label={buttons[action].name}
          aria-disabled={isRunning}
          onClick={() => buttons[action].act(application)}
        >
          {buttons[action].text}
        </Button>
      ))}
    </Actions>
  );
}

/** Stacked: side by side they would take the width that names need. */
const Actions = styled(RowActions)`
  flex-direction: column;
  align-items: flex-start;
`;

const Own = styled.p`
  padding-inline: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
