import { useLayoutEffect, useRef, useState } from 'react';
import { ControlText, InLanguage, useServiceName } from 'shared-area';
import type { WaitingSubmission } from 'shared-data';
import { Actions, Button, Card, formatDateTime, formatFileSize, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { OutboxMessage, useOutboxMessages } from './i18n';
import { focusTitle } from './focusTitle';
import { WaitingState } from './WaitingState';

interface WaitingEntryProps {
  submission: WaitingSubmission;
  onRetry: () => Promise<unknown>;
  onDiscard: () => void;
}

/** One waiting submission: its content, its progress, and its actions. */
export function WaitingEntry({ submission, onRetry, onDiscard }: WaitingEntryProps) {
  const t = useOutboxMessages();
  const entry = useRef<HTMLLIElement>(null);
  const [isTrying, setTrying] = useState(false);
  /** The button keeps the focus while its action is running. */
  const [wasTried, setWasTried] = useState(false);
  const { queuedAt, documents, state } = submission;
  const { text, lang } = useServiceName(submission.service);
  const service = <InLanguage lang={lang}>{text}</InLanguage>;
  const isBusy = isTrying || (wasTried && state === 'sending');

  // The entry disappears by itself when it was sent, and must not lose the focus with it.
  useLayoutEffect(() => {
    const item = entry.current;
    return () => {
      if (item?.contains(document.activeElement)) focusTitle();
    };
  }, []);

  async function retry() {
    setTrying(true);
    setWasTried(true);
    await onRetry();
    setTrying(false);
  }

  return (
    <Item ref={entry} as="li">
      <div>
        <Service>{service}</Service>
        <Small>{t('saved', { moment: formatDateTime(new Date(queuedAt)) })}</Small>
        {documents.length === 0 ? (
          <Small>{t('noDocuments')}</Small>
        ) : (
          <Documents aria-label={t('documents')}>
            {documents.map(({ name, size }, index) => (
              <li key={index}>{t('document', { name, size: formatFileSize(size) })}</li>
            ))}
          </Documents>
        )}
      </div>
      <WaitingState submission={submission} />
      <Actions>
        {(state !== 'sending' || isBusy) && (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            busyLabel={t('trying')}
            onClick={() => void retry()}
          >
            <ControlText name={<OutboxMessage id="retryOf" values={{ service }} />}>
              {t('retry')}
            </ControlText>
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDiscard}>
          <ControlText name={<OutboxMessage id="discardOf" values={{ service }} />}>
            {t('discard')}
          </ControlText>
        </Button>
      </Actions>
    </Item>
  );
}

const Item = styled(Card)`
  display: grid;
  gap: ${theme.space[3]};
  max-width: none;
  padding: ${theme.space[4]};
  overflow-wrap: anywhere;
`;

const Service = styled.p`
  font-size: ${theme.text.size18};
  font-weight: ${theme.text.heading};
`;

const Small = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Documents = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  padding: 0;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  list-style: none;
`;
