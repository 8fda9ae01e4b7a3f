import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AreaHost } from 'shared-platform';
import { ErrorBoundary, FailedState, PageHeading } from 'shared-ui';
import { useMessages } from './i18n';

interface PageBoundaryProps {
  children: ReactNode;
}

/**
 * Keeps an error that a page throws inside that page: the area's menu and its other pages still work. 'Try
 * again' clears the error, and so does opening another page or the link to the same page.
 */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { onCrash } = use(AreaHost);
  const { key } = useLocation();
  return (
    <ErrorBoundary of={key} onError={onCrash} fallback={(retry) => <CrashedPage onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function CrashedPage({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <>
      <PageHeading>{t('heading')}</PageHeading>
      <FailedState title={t('title')} onRetry={onRetry}>
        {t('text')}
      </FailedState>
    </>
  );
}
