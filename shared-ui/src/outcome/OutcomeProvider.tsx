import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../AreaLayout/i18n';
import type { Outcome } from './Outcome';
import { OutcomeBar } from './OutcomeBar';
import { useIgnoreSecondPress } from './useIgnoreSecondPress';
import { OutcomeContext, UnansweredContext } from './useOutcome';

interface OutcomeProviderProps {
  /** Whether an action was sent of which it is not known yet whether it was saved. */
  isUnanswered?: boolean;
  children: ReactNode;
}

/**
 * The one place for the outcomes of an area: a bar at the bottom edge that moves nothing. An outcome stays
 * until the next one, until it is dismissed, or until the page is left. Render it once around an area.
 */
export function OutcomeProvider({ isUnanswered = false, children }: OutcomeProviderProps) {
  const t = useMessages();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{ outcome: Outcome; count: number } | null>(null);
  const count = useRef(0);
  /** The focused element when the outcome was shown. */
  const opener = useRef<Element | null>(null);
  const countAnew = useIgnoreSecondPress();

  const showOutcome = useCallback(
    (outcome: Outcome | null) => {
      const { activeElement } = document;
      if (!activeElement?.closest('[data-outcome]')) opener.current = activeElement;
      count.current += 1;
      if (outcome) countAnew();
      setShown(outcome && { outcome, count: count.current });
    },
    [countAnew],
  );

  const dismiss = useCallback(() => {
    const hadFocus = document.activeElement?.closest('[data-outcome]');
    setShown(null);
    if (hadFocus) giveFocusBack(opener.current);
  }, []);

  // A router shows another page with a delay: an outcome for that page may be shown before it.
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    if (shown?.outcome.page !== pathname) setShown(null);
  }

  const unanswered = useMemo(
    () =>
      isUnanswered
        ? ({
            notKnown: { tone: 'warn', text: t('outcome.unanswered') },
            saved: { tone: 'good', text: t('outcome.saved') },
          } as const)
        : null,
    [isUnanswered, t],
  );

  return (
    <OutcomeContext value={showOutcome}>
      <UnansweredContext value={unanswered}>{children}</UnansweredContext>
      <OutcomeBar outcome={shown?.outcome} count={shown?.count ?? 0} onDismiss={dismiss} />
    </OutcomeContext>
  );
}

/** Focuses the heading of the page if the opener was removed. */
function giveFocusBack(opener: Element | null) {
  const target = opener?.isConnected ? opener : document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus();
}
