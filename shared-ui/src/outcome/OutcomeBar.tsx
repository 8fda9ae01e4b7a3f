import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { pressedKey } from '../keys/pressedKey';
import { Actions } from '../Actions/Actions';
import { Button } from '../Button/Button';
import { ToneMark } from '../StatusTag/ToneMark';
import { media } from '../theme/media';
import { theme, type Tone } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useMessages } from '../AreaLayout/i18n';
import { useMessages as useNotices } from '../i18n';
import type { Outcome } from './Outcome';

interface OutcomeBarProps {
  outcome: Outcome | undefined;
  /** Increases with each outcome, so that the same text is announced again. */
  count: number;
  onDismiss: () => void;
}

/** Escape dismisses the bar and Ctrl+Z undoes, so that neither is far from the pressed control. */
export function OutcomeBar({ outcome, count, onDismiss }: OutcomeBarProps) {
  const t = useMessages();
  const tNotice = useNotices();
  const region = useRef<HTMLDivElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  /** The `count` of the outcome that is being undone, or was undone. */
  const [undoing, setUndoing] = useState<number>();
  const hadFocus = useRef(false);
  const isShown = outcome !== undefined;
  const isUndoing = undoing === count;

  function undo() {
    if (isUndoing || !outcome?.onUndo) return;
    setUndoing(count);
    void outcome.onUndo();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') onDismiss();
    const isUndoKey = pressedKey(event) === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndoKey || event.shiftKey || event.altKey || !outcome?.onUndo) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    undo();
  });

  useEffect(() => {
    if (!isShown) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isShown]);

  // 'Undo' disappears with its outcome, but the focus must stay in the bar.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      dismissButton.current?.focus();
  }, [count]);

  return (
    <Region
      ref={region}
      role="status"
      data-outcome
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      {outcome && (
        <Bar $tone={outcome.tone}>
          <RoomForBar />
          <ToneMark tone={outcome.tone} size={20} />
          <Said key={count}>
            <VisuallyHidden>{tNotice(`notice.${outcome.tone}`)} </VisuallyHidden>
            {outcome.title && <Title>{outcome.title}</Title>}
            <div>{outcome.text}</div>
          </Said>
          <Ways>
            {outcome.onUndo && (
              <Button
                key={count}
                variant="secondary"
                size="small"
                busy={isUndoing}
                aria-keyshortcuts="Control+Z"
                onClick={undo}
              >
                {t('outcome.undo')}
                <Keys aria-hidden="true">Ctrl Z</Keys>
              </Button>
            )}
            <Button
              ref={dismissButton}
              variant="quiet"
              size="small"
              icon={<X size={18} aria-hidden="true" />}
              onClick={onDismiss}
            >
              {t('outcome.dismiss')}
            </Button>
          </Ways>
        </Bar>
      )}
    </Region>
  );
}

/** Focused elements are scrolled to above the bar, which is higher on a phone and with large text. */
const RoomForBar = createGlobalStyle`
  html:root { scroll-padding-bottom: calc(var(--bottom-bar, 0px) + 7.5rem); }

  ${media.mobile} {
    html:root { scroll-padding-bottom: calc(var(--bottom-bar, 0px) + min(40vh, 14rem)); }
  }
`;

const comeIn = keyframes`from { translate: 0 16px; opacity: 0; }`;

const Region = styled.div`
  position: fixed;
  inset: auto 0 var(--bottom-bar, 0px);
  z-index: 5;
  padding: 0 ${theme.space[4]} calc(${theme.space[4]} + env(safe-area-inset-bottom));
  pointer-events: none;

  ${media.mobile} {
    padding: 0 ${theme.space[2]} ${theme.space[2]};
  }

  ${media.print} {
    display: none;
  }
`;

const Bar = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  width: fit-content;
  max-width: min(100%, 880px);
  max-height: 50vh;
  margin: 0 auto;
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[4]} ${theme.space[3]};
  overflow: auto;
  border: 1px solid ${({ $tone }) => theme.color[$tone]};
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => theme.color[`${$tone}Ground`]};
  box-shadow: ${theme.shadow};
  pointer-events: auto;
  animation: ${comeIn} 150ms ease-out;

  > svg {
    color: ${({ $tone }) => theme.color[$tone]};
  }
`;

const Said = styled.div`
  flex: 1 1 200px;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${theme.text.heading};
`;

const Ways = styled(Actions)`
  margin-inline-start: auto;
`;

const Keys = styled.kbd`
  color: ${theme.color.muted};
  font: inherit;
  font-weight: 400;

  ${media.mobile} {
    display: none;
  }
`;
