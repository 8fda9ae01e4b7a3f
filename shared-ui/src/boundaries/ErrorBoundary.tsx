import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** A new value tries again, after an error from before. */
  of: unknown;
  /** Shown instead of what has thrown. */
  fallback: (retry: () => void) => ReactNode;
  onError: ((error: Error) => void) | undefined;
  children: ReactNode;
}

/** Keeps an error that its children throw inside itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ of }: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    // Clears only an error from before, not one that the new value has thrown.
    if (hasFailed && of !== this.props.of) this.clear();
  }

  private readonly clear = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.clear) : this.props.children;
  }
}
