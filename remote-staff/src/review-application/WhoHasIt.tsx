import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import type { Application } from 'shared-data';
import { outcomeOf } from 'shared-data/model';
import { Button, formatDateTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { HandOverDialog } from '../worklist/HandOverDialog';
import { rowActions } from '../worklist/rowActions';
import { useAssignment } from '../worklist/useAssignment';
import { useHasLeft } from '../worklist/useHasLeft';
import { useReviewMessages } from './i18n';

/**
 * The assignee of an application, and the actions on it: take, hand over, release. The case of somebody who no longer
 * works here can be taken, so that the office does not need an admin for it.
 */
export function WhoHasIt({ application }: { application: Application }) {
  const t = useReviewMessages();
  const { uid } = useCurrentUser();
  const { running, take, giveBack } = useAssignment();
  const [isHandingOver, setHandingOver] = useState(false);
  const { id, assignee, status } = application;
  const isWaiting = outcomeOf(status) === 'pending';
  const isOthers = assignee !== undefined && assignee.uid !== uid;
  const hasLeft = useHasLeft([application])(application);
  const acts = {
    take: () => take(application),
    'hand-over': () => setHandingOver(true),
    'give-back': () => giveBack(application),
  };
  // A decided application is nobody's work.
  if (!assignee && !isWaiting) return null;
  return (
    <Line $isOthers={isOthers}>
      <p>
        {!assignee
          ? t('nobodyHas')
          : !isOthers
            ? t('youHave')
            : hasLeft
              ? t('leaverHas', { name: assignee.name })
              : t('otherHas', { name: assignee.name, time: formatDateTime(new Date(assignee.at)) })}
      </p>
      {rowActions(application, uid, hasLeft).map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          aria-disabled={running.has(id)}
          onClick={acts[action]}
        >
          {t(`assign.${action}`)}
        </Button>
      ))}
      <HandOverDialog
        application={isHandingOver ? application : undefined}
        onClose={() => setHandingOver(false)}
      />
    </Line>
  );
}

const Line = styled.div<{ $isOthers: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  font-size: ${theme.text.size14};
  ${({ $isOthers }) => $isOthers && `color: ${theme.color.warn};`}
`;
