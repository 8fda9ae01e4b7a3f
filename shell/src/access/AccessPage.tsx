import { useEffect, useEffectEvent, useRef } from 'react';
import { readSession, useAuth, type AccessScreenProps } from 'shared-auth';
import { Button, ButtonLink, Card, FailedState, PageHeading } from 'shared-ui';
import { useAnnounce } from 'shared-platform';
import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { OfficeHelp } from '../page-frame/OfficeHelp';
import { WorkAndHelp } from '../page-frame/WorkAndHelp';
import { portalPaths } from '../portalPaths';
import { AccessActions } from './AccessActions';
import { RequestSummary } from './RequestSummary';
import { ConfirmAddress } from './ConfirmAddress';
import { useAccessMessages } from './useAccessMessages';
import { useMessages } from './i18n';

/** Why a signed-in person does not see the area (yet), and what they can do. It updates by itself. */
export function AccessPage({ role, user, state }: AccessScreenProps) {
  const t = useMessages();
  const { logout } = useAuth();
  const { title, lead } = useAccessMessages(role, state);
  useTitleAnnouncement(role, title);

  const signOut = (
    <Button
      variant="quiet"
      icon={<LogOut data-turns size={20} aria-hidden="true" />}
      onClick={logout}
    >
      {t('signOut')}
    </Button>
  );
  if (state.status !== 'known') {
    return (
      <div>
        <PageHeading>{title}</PageHeading>
        <WorkAndHelp help={<OfficeHelp />}>
          {state.status === 'failed' && (
            <FailedState title={t('failed.title')} onRetry={state.retry}>
              {t('failed.text')}
            </FailedState>
          )}
          <div>{signOut}</div>
        </WorkAndHelp>
      </div>
    );
  }

  const { answer } = state;
  const mayComeIn = answer.access === 'waiting' || answer.access === 'unconfirmed';
  return (
    <Matter>
      <PageHeading lead={lead}>{title}</PageHeading>
      <WorkAndHelp help={<OfficeHelp />}>
        {answer.access === 'waiting' && answer.asked && <RequestSummary asked={answer.asked} />}
        {mayComeIn && !answer.confirmed && (
          <Card>
            <ConfirmAddress email={user.email} />
          </Card>
        )}
        {answer.access === 'blocked' && (
          <div>
            <ButtonLink to={portalPaths.contact}>{t('blocked.contact')}</ButtonLink>
          </div>
        )}
        {!mayComeIn && answer.access !== 'blocked' && <AccessActions role={role} answer={answer} />}
        <div>{signOut}</div>
      </WorkAndHelp>
    </Matter>
  );
}

/** Announces to screen readers each change of the state, and at last that the person may enter. */
function useTitleAnnouncement(role: AccessScreenProps['role'], title: string) {
  const t = useMessages();
  const announce = useAnnounce();
  const announced = useRef(title);
  const announceGranted = useEffectEvent(() => {
    if (readSession()?.role === role) announce(t('announce.granted'));
  });

  useEffect(() => {
    if (announced.current !== title) announce(title);
    announced.current = title;
  }, [title, announce]);
  useEffect(() => () => announceGranted(), []);
}

/** The lead may contain an e-mail address of any length. */
const Matter = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
