import type { Member } from 'shared-data';
import { BlockDialog } from './BlockDialog';
import { GrantAdminDialog } from './GrantAdminDialog';
import { RenameDialog } from './RenameDialog';
import type { ManagePeople } from './useManagePeople';

/** An action on a person that needs confirmation. */
export interface PeopleQuestion {
  kind: 'admin' | 'rename' | 'block';
  member: Member;
}

interface PeopleDialogsProps {
  question: PeopleQuestion | null;
  isEnforced: boolean;
  manage: ManagePeople;
  onClose: () => void;
}

/** The open confirmation dialog about a person of the list, if any. */
export function PeopleDialogs({ question, isEnforced, manage, onClose }: PeopleDialogsProps) {
  const { kind, member } = question ?? {};
  return (
    <>
      <GrantAdminDialog
        person={kind === 'admin' && member ? member : null}
        onConfirm={() => {
          if (member) manage.changeRole(member, 'admin');
          onClose();
        }}
        onClose={onClose}
      />
      {kind === 'rename' && member && (
        <RenameDialog
          member={member}
          onRename={(name) => {
            manage.rename(member, name);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {kind === 'block' && member && (
        <BlockDialog
          member={member}
          isEnforced={isEnforced}
          onConfirm={() => {
            manage.block(member);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
