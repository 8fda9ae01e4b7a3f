import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, theme } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';
import { useMessages } from '../i18n';
import { useCountdown } from './useCountdown';

/** The wait before the dashboard opens by itself (spec.md §9). */
const redirectSeconds = 10;

interface RequestDoneProps {
  name: string;
  /** The person would rather stay where they are. */
  onStay: () => void;
}

/** Says that the request went through, and opens the dashboard soon unless asked to stay. */
export function RequestDone({ name, onStay }: RequestDoneProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { left, stop } = useCountdown(redirectSeconds, () => void navigate(staffPaths.dashboard));
  const stay = () => {
    stop();
    onStay();
  };

  return (
    <Dialog
      open
      title={t('request.done')}
      onClose={stay}
      actions={
        <>
          <ButtonLink to={staffPaths.login}>{t('request.signIn')}</ButtonLink>
          <Button variant="secondary" onClick={stay}>
            {t('request.stay')}
          </Button>
        </>
      }
    >
      <Text>
        <p>{t('request.doneText', { name })}</p>
        <p role="timer">{t('request.redirect', { seconds: left ?? 0 })}</p>
      </Text>
    </Dialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  [role='timer'] {
    color: ${theme.color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
