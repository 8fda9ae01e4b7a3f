import { type Application } from 'shared-data';
import { adminStatus } from 'shared-data/model';
import { Button, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useAdmin } from '../admin/useAdmin';
import { useMessages } from '../i18n';
import { useRowDecisions } from './useDecisions';

interface RowActionsProps {
  application: Application;
}

/** The buttons of a row: side by side, on a phone across the card. While one acts, neither can be pressed. */
export function RowActions({ application }: RowActionsProps) {
  const t = useMessages();
  const { uid: ownUid } = useAdmin();
  const { running, approve, reject } = useRowDecisions();
  const { id, number, service, applicant, status } = application;
  if (applicant.uid === ownUid) return t('applications.own');
  const named = { number, service, applicant: applicant.name };
  const isRunning = running.has(id);
  return (
    <Actions aria-busy={isRunning}>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('applications.approveOf', named)}
        aria-disabled={isRunning || adminStatus(status) === 'approved'}
        onClick={() => approve(application)}
      >
        {t('applications.approve')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('applications.rejectOf', named)}
        aria-disabled={isRunning || adminStatus(status) === 'rejected'}
        onClick={() => reject(application)}
      >
        {t('applications.reject')}
      </Button>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  &[aria-busy='true'] button {
    cursor: progress;
  }

  ${media.mobile} {
    flex: 1;

    > * {
      flex: 1;
    }
  }
`;
