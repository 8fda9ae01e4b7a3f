import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailedState, PageHeading } from 'shared-ui';
import { Page } from '../routing/Page';
import { useMessages } from './i18n';

interface AreaErrorBoundaryProps {
  name: string;
  /** The area threw before it had rendered once. */
  onBrokenStart: (error: Error) => void;
  /** The area threw later. */
  onCrash: (error: Error) => void;
  children: ReactNode;
}

/** Keeps an error thrown while an area renders inside that area. 'Try again' renders it anew. */
export class AreaErrorBoundary extends Component<AreaErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private hasRendered = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    // Mounted with the error already caught means that the first rendering threw.
    this.hasRendered = !this.state.hasFailed;
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`${this.props.name} failed while rendering`, error, componentStack);
    if (this.hasRendered) this.props.onCrash(error);
    else this.props.onBrokenStart(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <BrokenArea name={this.props.name} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}

function BrokenArea({ name, onRetry }: { name: string; onRetry: () => void }) {
  const t = useMessages();
  return (
    <Page>
      <PageHeading>{name}</PageHeading>
      <FailedState title={t('area.broken', { area: name })} onRetry={onRetry}>
        {t('area.brokenText')}
      </FailedState>
    </Page>
  );
}
