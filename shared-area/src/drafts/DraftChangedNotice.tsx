import { Actions, Button, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useDraftMessages } from './i18n';

interface DraftChangedNoticeProps {
  /** Continues with this form, in place of what the other tab has left. */
  onKeepThis: () => void;
  /** Opens the form again, with what the other tab has left. */
  onUseOther: () => void;
}

/** Says that another tab has changed the draft of this form, and lets the person choose a version. */
export function DraftChangedNotice({ onKeepThis, onUseOther }: DraftChangedNoticeProps) {
  const t = useDraftMessages();
  return (
    <Notice tone="warn" live="alert" title={t('changedTitle')}>
      <p>{t('changedText')}</p>
      <Choice>
        <Button variant="secondary" onClick={onKeepThis}>
          {t('keepThis')}
        </Button>
        <Button variant="secondary" onClick={onUseOther}>
          {t('useOther')}
        </Button>
      </Choice>
    </Notice>
  );
}

const Choice = styled(Actions)`
  margin-top: ${theme.space[3]};
`;
