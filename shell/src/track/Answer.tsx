import { formatTrackingNumber } from 'shared-data/tracking';
import { Actions, Button, TextLink } from 'shared-ui';
import { AnswerPanel } from '../answer-panel/AnswerPanel';
import { CouncilName } from '../council/CouncilName';
import { portalPaths } from '../portalPaths';
import type { TrackingAnswer } from './findTracking';
import { Found } from './Found';
import { FormattedMessage, useMessages } from './i18n';
import { Column } from './Column';

interface AnswerProps {
  answer: TrackingAnswer;
  /** The number that was looked up. */
  number: string;
  onRepeat: () => void;
  onAnother: () => void;
}

/** The result of a lookup: found, missing, or currently unreachable. */
export function Answer({ answer, number, onRepeat, onAnother }: AnswerProps) {
  const t = useMessages();
  if (answer.kind === 'found') {
    const { tracking, advice } = answer;
    return <Found tracking={tracking} advice={advice} onRepeat={onRepeat} onAnother={onAnother} />;
  }
  const isMissing = answer.kind === 'missing';
  return (
    <Column>
      {isMissing ? (
        <AnswerPanel tone="warn" title={t('missing')}>
          <p>
            <FormattedMessage
              id="missing.text"
              values={{ council: <CouncilName />, number: formatTrackingNumber(number) }}
              parts={{ contact: <TextLink to={portalPaths.contact} /> }}
            />
          </p>
        </AnswerPanel>
      ) : (
        <AnswerPanel tone="info" title={t('unreachable')}>
          <p>{t('unreachable.text')}</p>
        </AnswerPanel>
      )}
      <Actions>
        {!isMissing && <Button onClick={onRepeat}>{t('unreachable.again')}</Button>}
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </Actions>
    </Column>
  );
}
