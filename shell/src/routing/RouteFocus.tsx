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

  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    const settle = () => {
      const heading = [...main.querySelectorAll('h1')].find((found) => !found.closest('[inert]'));
      if (!heading) return;
      const page = heading.dataset.documentTitle ?? heading.textContent;
      document.title = t('portal.titled', { page });
      if (focusedPath.current === pathname) return;
      focusedPath.current = pathname;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, t]);

  return null;
}
