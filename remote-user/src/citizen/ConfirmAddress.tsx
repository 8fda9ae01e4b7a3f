import { useCallback, useId } from 'react';
import { useCurrentUser } from 'shared-area';
import { explainProviderError, useAuth } from 'shared-auth';
import { Actions, Button, Notice, theme } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useConfirmMessages } from './i18n';

interface ConfirmAddressProps {
  /** Called when the address is confirmed, also for the council's server. */
  onConfirmed?: () => void;
}

/** The steps left for a citizen whose address is not confirmed: the council accepts nothing from them before. */
export function ConfirmAddress({ onConfirmed }: ConfirmAddressProps) {
  const t = useConfirmMessages();
  const titleId = useId();
  const { email } = useCurrentUser();
  const { identity } = useAuth();
  const failureMessage = useCallback(
    (error: unknown, key: string) =>
      explainProviderError(error, t(key === 'send' ? 'sendFailed' : 'checkFailed')),
    [t],
  );
  const { running, run, outcome } = useAction(failureMessage, { shownIn: 'page' });

  const send = () =>
    run('send', async () => {
      await identity.sendConfirmation();
      return { tone: 'good', text: t('sent', { email }) };
    });

  const check = () =>
    run('check', async () => {
      const { confirmed } = await identity.refreshAccount();
      if (!confirmed) return { tone: 'warn', text: t('notYet') };
      onConfirmed?.();
      return { tone: 'good', text: t('confirmed') };
    });

  return (
    <Part role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{t('heading')}</Title>
      <Text>{t('text', { email })}</Text>
      <div role="status">{outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}</div>
      <Actions>
        <Button busy={running.has('check')} busyLabel={t('checking')} onClick={() => void check()}>
          {t('done')}
        </Button>
        <Button
          variant="secondary"
          busy={running.has('send')}
          busyLabel={t('sending')}
          onClick={() => void send()}
        >
          {t('send')}
        </Button>
      </Actions>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Title = styled.p`
  font-weight: ${theme.text.heading};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;
