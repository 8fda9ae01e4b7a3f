import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../i18n';

/**
 * Title and focus of every route, done here once: the page's `h1` takes the focus after a change of
 * address, and gives the document its title. An area that loads late is waited for.
 * `data-document-title` says more than the heading where a heading alone ('Welcome Back') says too little.
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
      // The page has given way to another heading, as one that crashes does, and the focus went with it.
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
