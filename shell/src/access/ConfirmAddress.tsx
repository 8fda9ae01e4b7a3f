import { MailCheck, Send } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { explainProviderError, useAuth } from 'shared-auth';
import { Actions, Button, Notice, theme, type Tone } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

/** Seconds between two mails: the provider refuses more after a few. */
const pauseSeconds = 60;

interface Outcome {
  tone: Tone;
  text: string;
}

interface ConfirmAddressProps {
  email: string;
}

/** What a person whose address is not confirmed still has to do. */
export function ConfirmAddress({ email }: ConfirmAddressProps) {
  const t = useMessages();
  const titleId = useId();
  const { identity } = useAuth();
  const [doing, setDoing] = useState<'sending' | 'checking'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { left, pause } = usePause(pauseSeconds);

  async function act(what: 'sending' | 'checking', fallback: string, run: () => Promise<Outcome>) {
    if (doing) return;
    setDoing(what);
    setOutcome(undefined);
    try {
      setOutcome(await run());
    } catch (error) {
      setOutcome({ tone: 'bad', text: explainProviderError(error, fallback) });
    } finally {
      setDoing(undefined);
    }
  }

  const send = () =>
    act('sending', t('confirm.sendFailed'), async () => {
      await identity.sendConfirmation();
      pause();
      return { tone: 'good', text: t('confirm.sent', { email }) };
    });

  const check = () =>
    act('checking', t('confirm.checkFailed'), async () => {
      const { confirmed } = await identity.refreshAccount();
      return confirmed
        ? { tone: 'good', text: t('confirm.confirmed') }
        : { tone: 'warn', text: t('confirm.notYet') };
    });

  return (
    <Part aria-labelledby={titleId}>
      <h2 id={titleId}>{t('confirm.heading')}</h2>
      <Text>{t('confirm.text', { email })}</Text>
      <div role="status">{outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}</div>
      <Actions>
        <Button
          busy={doing === 'checking'}
          busyLabel={t('confirm.checking')}
          icon={<MailCheck size={20} aria-hidden="true" />}
          onClick={() => void check()}
        >
          {t('confirm.done')}
        </Button>
        <Button
          variant="secondary"
          busy={doing === 'sending'}
          busyLabel={t('confirm.sending')}
          icon={<Send data-turns size={20} aria-hidden="true" />}
          disabled={left > 0}
          onClick={() => void send()}
        >
          {t('confirm.send')}
        </Button>
      </Actions>
      {left > 0 && <Pause>{t('confirm.pause', { seconds: left })}</Pause>}
    </Part>
  );
}

/** A pause that counts down by seconds; 0 until it is started. */
function usePause(seconds: number) {
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return { left, pause: () => setLeft(seconds) };
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

const Pause = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-variant-numeric: tabular-nums;
`;
