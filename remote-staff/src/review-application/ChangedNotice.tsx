import { stepKind } from 'shared-area';
import type { ApplicationEvent } from 'shared-data';
import { Button, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useReviewMessages } from './i18n';

interface ChangedNoticeProps {
  latest: ApplicationEvent;
  onLook: () => void;
}

/** A notice that somebody else has changed the open application. */
export function ChangedNotice({ latest, onLook }: ChangedNoticeProps) {
  const t = useReviewMessages();
  const step = stepKind(latest);
  const { name } = latest.by;
  // The clerk was waiting for the citizen's answer, so it is not shown as a conflict.
  const isAnswer = step === 'resubmitted';
  return (
    <Changed>
      <Notice
        tone={isAnswer ? 'info' : 'warn'}
        live="alert"
        title={t(isAnswer ? 'review.answered' : 'review.changed')}
      >
        <p>
          {isAnswer
            ? t('review.answeredText', { name })
            : t('review.changedText', { name, step: t(`history.${step}`) })}
        </p>
        <Button variant="secondary" size="small" onClick={onLook}>
          {t('review.look')}
        </Button>
      </Notice>
    </Changed>
  );
}

const Changed = styled.div`
  margin-bottom: ${theme.space[4]};

  button {
    margin-top: ${theme.space[2]};
  }
`;
