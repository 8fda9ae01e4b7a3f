import { useState } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { Actions, Button, Notice, theme } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { ChangeList } from './ChangeList';
import { isSameDefinition } from './designState';
import { useMessages } from './i18n';

interface ChangedNoticeProps {
  mine: ServiceDefinition;
  theirs: ServiceDefinition;
  onMine: () => void;
  onTheirs: () => void;
}

/** A conflict notice: shows the version that another admin saved, and asks which of the two to continue with. */
export function ChangedNotice({ mine, theirs, onMine, onTheirs }: ChangedNoticeProps) {
  const t = useMessages();
  const [isLooking, setIsLooking] = useState(false);
  const isSame = isSameDefinition(mine, theirs);
  return (
    <>
      <Notice tone="warn" title={t('conflict.title')} live="alert">
        <p>{t('conflict.text')}</p>
        <Answers>
          <Button size="small" onClick={() => setIsLooking(true)}>
            {t('conflict.look')}
          </Button>
          <Button variant="secondary" size="small" onClick={onMine}>
            {t('conflict.mine')}
          </Button>
        </Answers>
      </Notice>
      <ConfirmDialog
        open={isLooking}
        title={t('conflict.dialog')}
        confirmLabel={t('conflict.theirs')}
        onConfirm={() => {
          setIsLooking(false);
          onTheirs();
        }}
        onClose={() => setIsLooking(false)}
      >
        <p>{t(isSame ? 'conflict.same' : 'conflict.differs')}</p>
        <ChangeList before={mine} after={theirs} />
      </ConfirmDialog>
    </>
  );
}

const Answers = styled(Actions)`
  margin-top: ${theme.space[3]};
`;
