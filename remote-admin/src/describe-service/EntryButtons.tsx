import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { ControlText } from 'shared-area';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import type { Direction } from './changeDefinition';
import { FormattedMessage, useMessages } from './i18n';

interface EntryButtonsProps {
  /** The id of the button that moves it in this direction. */
  idOf: (direction: Direction) => string;
  /** The name of the entry, for people who do not see what the buttons belong to. */
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

/** Moves and removes a section, a question, a choice or a paper. Render them inside the `Actions` of their entry. */
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
