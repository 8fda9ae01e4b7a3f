import { Copy, GripVertical, Pencil, X } from 'lucide-react';
import { ControlText, InFirstLanguage } from 'shared-area';
import { memo, useState, type DragEvent, type ReactNode } from 'react';
import { Actions, Button, Card, FieldError, theme } from 'shared-ui';
import { styled } from 'styled-components';
import type { Direction, Side } from './changeDefinition';
import { EntryButtons, icon, quiet } from './EntryButtons';
import { conditionWords } from './entryText';
import { FormattedMessage, useMessages } from './i18n';

/** The actions on a question or a paper. The object keeps its identity between renders. */
export interface EntryActions {
  toggle: (id: string) => void;
  duplicate: (id: string) => void;
  move: (id: string, direction: Direction) => void;
  remove: (id: string) => void;
  /** Called with the id when dragging starts, and with null when it ends. */
  drag: (id: string | null) => void;
  /** Whether the dragged entry can be dropped beside this one. */
  takes: (target: string) => boolean;
  drop: (side: Side, target: string) => void;
}

interface EntryCardProps {
  id: string;
  /** The ids of its elements. */
  idOf: (at: string, field: string) => string;
  name: string;
  /** Whether the admin has entered a name; if not, `name` is a default of the portal. */
  isNamed: boolean;
  /** A summary: kind, whether it is required, and so on. */
  about: string;
  /** The question and the answer of its condition; strings, so that it does not render again with each new definition. */
  askedBy?: string | undefined;
  askedFor?: string | undefined;
  /** Shown while the card is closed and something in it is wrong. */
  error?: string | undefined;
  errorId?: string | undefined;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  actions: EntryActions;
  /** The fields, while the card is open. */
  children?: ReactNode;
}

/** A question or a paper in the designer: its summary, its actions, and its fields while it is open. */
export const EntryCard = memo(function EntryCard({
  id,
  idOf,
  name,
  isNamed,
  about,
  askedBy,
  askedFor,
  error,
  errorId,
  number,
  isFirst,
  isLast,
  isOpen,
  actions,
  children,
}: EntryCardProps) {
  const t = useMessages();
  const nameId = idOf(id, 'shown-name');
  const shownName = isNamed ? <InFirstLanguage>{name}</InFirstLanguage> : name;
  const named = { name: shownName };
  const [side, setSide] = useState<Side | null>(null);

  function over(event: DragEvent<HTMLElement>) {
    if (!actions.takes(id)) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setSide(event.clientY < top + height / 2 ? 'before' : 'after');
  }

  function drop(event: DragEvent<HTMLElement>) {
    if (!side) return;
    event.preventDefault();
    setSide(null);
    actions.drop(side, id);
  }

  return (
    <Entry as="li" $side={side} onDragOver={over} onDragLeave={() => setSide(null)} onDrop={drop}>
      <Head>
        <Handle
          draggable
          title={t('entry.drag')}
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', name);
            event.dataTransfer.effectAllowed = 'move';
            actions.drag(id);
          }}
          onDragEnd={() => actions.drag(null)}
        >
          <GripVertical size={20} aria-hidden="true" />
        </Handle>
        <About>
          <Name>
            {number}. <span id={nameId}>{shownName}</span>
          </Name>
          <Facts>
            {about}
            {askedBy !== undefined && askedFor !== undefined && (
              <>
                {'. '}
                <FormattedMessage
                  id="entry.condition"
                  values={conditionWords(t, { question: askedBy, answer: askedFor })}
                />
              </>
            )}
          </Facts>
          {error && !isOpen && (
            <div id={errorId} tabIndex={-1}>
              <FieldError id={`${idOf(id, 'edit')}-error`} error={error} />
            </div>
          )}
        </About>
      </Head>
      <Buttons>
        <Button
          {...quiet}
          id={idOf(id, 'edit')}
          icon={isOpen ? <X {...icon} /> : <Pencil {...icon} />}
          onClick={() => actions.toggle(id)}
        >
          <ControlText
            name={
              <FormattedMessage id={isOpen ? 'entry.closeOf' : 'entry.editOf'} values={named} />
            }
          >
            {isOpen ? t('entry.close') : t('entry.edit')}
          </ControlText>
        </Button>
        <Button {...quiet} icon={<Copy {...icon} />} onClick={() => actions.duplicate(id)}>
          <ControlText name={<FormattedMessage id="entry.duplicateOf" values={named} />}>
            {t('entry.duplicate')}
          </ControlText>
        </Button>
        <EntryButtons
          idOf={(direction) => idOf(id, direction)}
          name={shownName}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(direction) => actions.move(id, direction)}
          onRemove={() => actions.remove(id)}
        />
      </Buttons>
      {isOpen && (
        <Fields role="group" aria-labelledby={nameId}>
          {children}
        </Fields>
      )}
    </Entry>
  );
});

const Entry = styled(Card)<{ $side: Side | null }>`
  /* As wide as the other cards: this list item is not a line of text. */
  max-width: none;
  padding: ${theme.space[3]};
  box-shadow: ${({ $side }) =>
    $side === null ? 'none' : `0 ${$side === 'before' ? '-4px' : '4px'} 0 ${theme.color.accent}`};
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;

const Handle = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  color: ${theme.color.muted};
  cursor: grab;
`;

const About = styled.div`
  min-width: 0;
  padding-top: ${theme.space[2]};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: ${theme.text.strong};
`;

const Facts = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Buttons = styled(Actions)`
  margin-block: ${theme.space[1]};
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};
`;
