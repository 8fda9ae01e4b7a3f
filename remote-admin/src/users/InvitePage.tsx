import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BackLink, HelpPart, PageColumns } from 'shared-area';
import { listPath } from 'shared-auth';
import type { Member } from 'shared-data';
import { PageHeading } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { usePeopleMessages } from './i18n';
import { InvitationSent } from './InvitationSent';
import { InviteForm } from './InviteForm';

/** `/admin/users/new`: 'Add User' invites a person with a role. */
export function InvitePage() {
  const t = usePeopleMessages();
  const { state: opened } = useLocation() as { state: unknown };
  const [invited, setInvited] = useState<Member | null>(null);
  return (
    <>
      <BackLink to={listPath(opened, adminPaths.users)}>{t('invite.back')}</BackLink>
      <PageHeading lead={t('invite.lead')}>{t('invite.title')}</PageHeading>
      <PageColumns
        help={
          <HelpPart title={t('invite.next')}>
            <p>{t('invite.nextText')}</p>
          </HelpPart>
        }
      >
        {invited ? (
          <InvitationSent member={invited} onAnother={() => setInvited(null)} />
        ) : (
          <InviteForm onInvited={setInvited} />
        )}
      </PageColumns>
    </>
  );
}
