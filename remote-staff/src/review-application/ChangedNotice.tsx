import { stepKind } from 'shared-area';
import type { ApplicationEvent } from 'shared-data';
import { Button, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useReviewMessages } from './i18n';

interface ChangedNoticeProps {
  latest: ApplicationEvent;
  onLook: () => void;
}

/** Somebody else has changed the application that is open here. */
export function ChangedNotice({ latest, onLook }: ChangedNoticeProps) {
  const t = useReviewMessages();
  const step = stepKind(latest);
  const { name } = latest.by;
  // Nobody was faster: it is what the clerk waited for.
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
