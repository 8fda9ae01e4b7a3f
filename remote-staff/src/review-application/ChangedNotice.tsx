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
  return (
    <Changed>
      <Notice tone="warn" live="alert" title={t('review.changed')}>
        <p>
          {t('review.changedText', {
            name: latest.by.name,
            step: t(`history.${stepKind(latest)}`),
          })}
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
