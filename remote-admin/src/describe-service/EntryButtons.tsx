import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { ControlText } from 'shared-area';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import type { Direction } from './changeDefinition';
import { FormattedMessage, useMessages } from './i18n';

interface EntryButtonsProps {
  id: string;
  /** The ids of its elements. */
  idOf: (at: string, field: string) => string;
  /** What is moved or removed, for whoever does not see what the buttons stand beside. */
  name: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

/** Moves and removes a section, a question or a paper. They stand among the `Actions` of their entry. */
export function EntryButtons({
  id,
  idOf,
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: EntryButtonsProps) {
  const t = useMessages();
  const named = { name };
  return (
    <>
      <Button
        {...quiet}
        id={idOf(id, 'up')}
        icon={<ArrowUp {...icon} />}
        aria-disabled={isFirst}
        onClick={() => onMove('up')}
      >
        <ControlText name={<FormattedMessage id="entry.upOf" values={named} />}>
          {t('entry.up')}
        </ControlText>
      </Button>
      <Button
        {...quiet}
        id={idOf(id, 'down')}
        icon={<ArrowDown {...icon} />}
        aria-disabled={isLast}
        onClick={() => onMove('down')}
      >
        <ControlText name={<FormattedMessage id="entry.downOf" values={named} />}>
          {t('entry.down')}
        </ControlText>
      </Button>
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
