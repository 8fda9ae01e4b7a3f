import { useContext } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchHandOverNote, type Application } from 'shared-data';
import { outcomeOf } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWorklistMessages } from './i18n';
import { HasLeft } from './useHasLeft';

/** The assignee of an application; the assignee also sees who handed it over, with the note. A former clerk does not count. */
export function AssigneeCell({ application }: { application: Application }) {
  const t = useWorklistMessages();
  const { uid } = useCurrentUser();
  const hasLeft = useContext(HasLeft)(application);
  const { id, assignee, status } = application;
  if (!assignee && outcomeOf(status) !== 'pending') return null;
  if (!assignee) return <Quiet>{t('noAssignee')}</Quiet>;
  if (hasLeft) return <Quiet>{t('leaver', { name: assignee.name })}</Quiet>;
  if (assignee.uid !== uid) return assignee.name;
  const { by, hasNote } = assignee;
  return (
    <div>
      {t('you')}
      {by.uid !== uid && (
        <Note>
          {hasNote ? <HandedOver id={id} name={by.name} /> : t('handedOver', { name: by.name })}
        </Note>
      )}
    </div>
  );
}

/** Without the note while it is loading, or if it cannot be read. */
function HandedOver({ id, name }: { id: string; name: string }) {
  const t = useWorklistMessages();
  const found = useRecords(watchHandOverNote, id);
  const note = found.status === 'ready' ? found.data : null;
  return note === null ? t('handedOver', { name }) : t('handedOverWith', { name, note });
}

const Quiet = styled.span`
  color: ${theme.color.muted};
`;

/** Wide enough to read: a note has up to 500 characters. */
const Note = styled.p`
  min-width: min(12rem, 100%);
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;
`;
