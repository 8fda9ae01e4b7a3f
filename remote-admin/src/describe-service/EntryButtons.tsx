import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { ControlText } from 'shared-area';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import type { Direction } from './changeDefinition';
import { FormattedMessage, useMessages } from './i18n';

interface EntryButtonsProps {
  /** The id of the button that moves it there. */
  idOf: (direction: Direction) => string;
  /** What is moved or removed, for whoever does not see what the buttons stand beside. */
  name: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

const directions = [
  ['up', ArrowUp],
  ['down', ArrowDown],
] as const;

/** Moves and removes a section, a question, a choice or a paper. They stand among the `Actions` of their entry. */
export function EntryButtons({ idOf, name, isFirst, isLast, onMove, onRemove }: EntryButtonsProps) {
  const t = useMessages();
  const named = { name };
  return (
    <>
      {directions.map(([direction, Arrow]) => (
        <Button
          key={direction}
          {...quiet}
          id={idOf(direction)}
          icon={<Arrow {...icon} />}
          aria-disabled={direction === 'up' ? isFirst : isLast}
          onClick={() => onMove(direction)}
        >
          <ControlText name={<FormattedMessage id={`entry.${direction}Of`} values={named} />}>
            {t(`entry.${direction}`)}
          </ControlText>
        </Button>
      ))}
      <Button {...quiet} icon={<Trash2 {...icon} />} onClick={onRemove}>
        <ControlText name={<FormattedMessage id="entry.removeOf" values={named} />}>
          {t('entry.remove')}
        </ControlText>
      </Button>
    </>
  );
}

export const quiet = { variant: 'quiet', size: 'small' } as const;
export const icon = { size: 18, 'aria-hidden': true } as const;
