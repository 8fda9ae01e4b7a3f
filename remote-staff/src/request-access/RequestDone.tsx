import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, Drawing, theme } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';
import { useRequestMessages } from './i18n';
import { useCountdown } from './useCountdown';

/** The delay before the dashboard opens by itself (spec.md §9). */
const redirectSeconds = 10;

interface RequestDoneProps {
  name: string;
  /** Called when the person chooses to stay on the page. */
  onStay: () => void;
}

/** Confirms the request, and opens the dashboard soon unless the person chooses to stay. */
export function RequestDone({ name, onStay }: RequestDoneProps) {
  const t = useRequestMessages();
  const navigate = useNavigate();
  const { left, stop } = useCountdown(redirectSeconds, () => void navigate(staffPaths.dashboard));
  const stay = () => {
    stop();
    onStay();
  };

  return (
    <Dialog
      open
      title={t('done')}
      onClose={stay}
      actions={
        <>
          <ButtonLink to={staffPaths.login}>{t('signIn')}</ButtonLink>
          <Button variant="secondary" onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <Text>
        <Drawing of="success" />
        <p>{t('doneText', { name })}</p>
        <p role="timer">{t('redirect', { seconds: left ?? 0 })}</p>
      </Text>
    </Dialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  > svg {
    margin-inline: auto;
  }

  [role='timer'] {
    color: ${theme.color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
