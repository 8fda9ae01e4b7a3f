import { Component, type ReactNode } from 'react';

interface RowBoundaryProps {
  /** Instead of a row that cannot be shown. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps an error that one row throws inside that row: a record with something unforeseen costs its row, and not the page.
 * React logs the error, and no build is blamed for it (`AreaHost.onCrash` would): the record is at fault. A new value of the row is
 * tried again.
 */
export class RowBoundary extends Component<RowBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(
    { children }: RowBoundaryProps,
    { hasFailed }: { hasFailed: boolean },
  ) {
    if (hasFailed && children !== this.props.children) this.clear();
  }

  private readonly clear = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
