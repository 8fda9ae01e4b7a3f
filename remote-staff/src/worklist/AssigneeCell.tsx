import type { Assignee } from 'shared-data';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useStaffMember } from '../records/useStaffMember';
import { useWorklistMessages } from './i18n';

/** Who has an application; to them, who handed it over and with which words. */
export function AssigneeCell({ assignee }: { assignee: Assignee | undefined }) {
  const t = useWorklistMessages();
  const { uid } = useStaffMember();
  if (!assignee) return <Quiet>{t('noAssignee')}</Quiet>;
  if (assignee.uid !== uid) return assignee.name;
  const { by, note } = assignee;
  const from =
    note === undefined
      ? t('handedOver', { name: by.name })
      : t('handedOverWith', { name: by.name, note });
  return (
    <div>
      {t('you')}
      {by.uid !== uid && <Note>{from}</Note>}
    </div>
  );
}

const Quiet = styled.span`
  color: ${theme.color.muted};
`;

/** Wide enough to be read: a note has up to 500 letters. */
const Note = styled.p`
  min-width: min(12rem, 100%);
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;
`;
