import { Component, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AreaHost } from 'shared-platform';
import { FailedState, PageHeading } from 'shared-ui';
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
    <Boundary place={key} onCrash={onCrash}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends PageBoundaryProps {
  /** Changes with each step through the history. */
  place: string;
  onCrash: (error: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override componentDidUpdate({ place }: BoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    // Clears only an error from before the step, not one of the page that the step has opened.
    if (hasFailed && place !== this.props.place) this.clear();
  }

  private readonly clear = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? <CrashedPage onRetry={this.clear} /> : this.props.children;
  }
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
