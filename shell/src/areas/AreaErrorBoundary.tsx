import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailedState, PageHeading } from 'shared-ui';
import { Page } from '../routing/Page';
import { useMessages } from './i18n';

interface AreaErrorBoundaryProps {
  name: string;
  /** Differs after each navigation, so that an area that had failed before is rendered again. */
  place: string;
  /** The area has rendered for the first time. */
  onShown: () => void;
  /** The area threw before it had rendered once. */
  onBrokenStart: (error: Error) => void;
  /** The area threw later. */
  onCrash: (error: Error) => void;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
}

/**
 * Catches an error that an area throws while it renders. 'Try again' renders the area again, and so does a
 * navigation. Errors of a page behind the login are caught by the boundary of the page (`shared-area`).
 */
export class AreaErrorBoundary extends Component<AreaErrorBoundaryProps, BoundaryState> {
  override state = { hasFailed: false };
  private hasRendered = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    // If an error is already caught when this mounts, the first rendering threw.
    this.hasRendered = !this.state.hasFailed;
    if (this.hasRendered) this.props.onShown();
  }

  override componentDidUpdate({ place }: AreaErrorBoundaryProps, { hasFailed }: BoundaryState) {
    if (hasFailed && place !== this.props.place) this.clear();
  }

  private readonly clear = () => this.setState({ hasFailed: false });

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`${this.props.name} failed while rendering`, error, componentStack);
    if (this.hasRendered) this.props.onCrash(error);
    else this.props.onBrokenStart(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenArea name={this.props.name} onRetry={this.clear} />;
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
