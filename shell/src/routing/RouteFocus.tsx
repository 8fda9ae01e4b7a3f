import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../i18n';

/**
 * Handles title and focus for every route: after a navigation, moves the focus to the page's `h1`, and sets the
 * document's title from it. Waits for an area that loads late.
 * `data-document-title` overrides a heading that is too short for a title ('Welcome Back').
 */
export function RouteFocus() {
  const t = useMessages();
  const { pathname } = useLocation();
  const focusedPath = useRef(pathname);
  const focused = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const settle = () => {
      const heading = [...document.querySelectorAll('h1')].find(
        (found) => !found.closest('[inert]'),
      );
      if (!heading) return;
      const page = heading.dataset.documentTitle ?? heading.textContent;
      document.title = t('portal.titled', { page });
      const isNewPage = focusedPath.current !== pathname;
      // Another heading has replaced the focused one, for example after a crash, and the focus was lost with it.
      const isLost =
        focused.current?.isConnected === false && document.activeElement === document.body;
      if (!isNewPage && !isLost) return;
      focusedPath.current = pathname;
      focused.current = heading;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      if (isNewPage) window.scrollTo(0, 0);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, t]);

  return null;
}
