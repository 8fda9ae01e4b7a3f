import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchHandOverNote, type Application, type Assignee } from 'shared-data';
import { outcomeOf } from 'shared-data/model';
import { Button, formatDate, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { AssignDialog } from './AssignDialog';
import { useAssignMessages } from './i18n';

interface AssignmentPartProps {
  application: Application;
}

/** The assignee of an application, since when and by whom, and a button to assign it to somebody else until it is decided. */
export function AssignmentPart({ application }: AssignmentPartProps) {
  const t = useAssignMessages();
  const { uid: ownUid } = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const { assignee, status, applicant } = application;
  const isOwn = applicant.uid === ownUid;
  const isDecided = outcomeOf(status) !== 'pending';
  // A decided application is nobody's work.
  if (!assignee && isDecided) return null;
  return (
    <Part>
      <Title>{t('title')}</Title>
      {assignee ? <Holder id={application.id} assignee={assignee} /> : <p>{t('nobody')}</p>}
      {!isOwn && !isDecided && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t(assignee ? 'reassign' : 'assign')}
        </Button>
      )}
      <AssignDialog application={application} open={isAsking} onClose={() => setAsking(false)} />
    </Part>
  );
}

function Holder({ id, assignee }: { id: string; assignee: Assignee }) {
  const t = useAssignMessages();
  const { uid, name, at, by, hasNote } = assignee;
  const day = formatDate(new Date(at));
  return (
    <>
      <p>{by.uid === uid ? t('taken', { name, day }) : t('given', { name, by: by.name, day })}</p>
      {hasNote && <HandOverNote id={id} />}
    </>
  );
}

/** Renders nothing while the note is loading or if it cannot be read. */
function HandOverNote({ id }: { id: string }) {
  const t = useAssignMessages();
  const found = useRecords(watchHandOverNote, id);
  const note = found.status === 'ready' ? found.data : null;
  return note !== null && <Note>{t('note', { note })}</Note>;
}

const Part = styled.div`
  margin-bottom: ${theme.space[4]};

  button {
    margin-top: ${theme.space[2]};
  }
`;

const Title = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
