import { UserPlus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useRecords, watchStoreKind } from 'shared-data';
import { ButtonLink, PageHeading, PageSkeleton, theme, Notice } from 'shared-ui';
import { styled } from 'styled-components';
import { useReleaseLeavers } from '../admin/useReleaseLeavers';
import { adminPaths } from '../adminPaths';
import { usePeopleMessages } from './i18n';
import { AccessRequests } from './AccessRequests';
import { PeopleTable } from './PeopleTable';

/** `/admin/users`: the requests for access, and the roles of people. */
export function UsersPage() {
  const t = usePeopleMessages();
  const here = useLocation();
  useReleaseLeavers();
  // Read here, since it decides what is above the lists, which would otherwise move down later.
  const kind = useRecords(watchStoreKind);
  return (
    <>
      <PageHeading
        lead={t('users.lead')}
        actions={
          <ButtonLink
            to={adminPaths.addUser}
            state={{ from: here }}
            icon={<UserPlus size={20} aria-hidden="true" />}
          >
            {t('users.add')}
          </ButtonLink>
        }
      >
        {t('users.title')}
      </PageHeading>
      {kind.status === 'loading' ? (
        <PageSkeleton />
      ) : (
        <Parts>
          {kind.status === 'ready' && kind.data === 'device' && <NotEnforcedNotice />}
          <AccessRequests />
          <PeopleTable listsAll={kind.status !== 'ready' || kind.data === 'device'} />
        </Parts>
      )}
    </>
  );
}

/** Explains that roles are recorded but not enforced: for a store on the device. */
function NotEnforcedNotice() {
  const t = usePeopleMessages();
  return (
    <Notice tone="info" title={t('users.notEnforced')}>
      {t('users.notEnforcedText')}
    </Notice>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;
