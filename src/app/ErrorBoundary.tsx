import { Component, type ReactNode } from 'react';
import { FullPageError } from './FullPageError.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another value means another page: the error of the last one is over. */
  readonly resetKey?: string;
  readonly onReset?: () => void;
}

/** Catches what a read or a page load throws, and offers to try again (spec §2, §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.isBroken && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => {
    this.props.onReset?.();
    this.setState({ isBroken: false });
  };

  override render() {
    return this.state.isBroken ? <FullPageError onTryAgain={this.reset} /> : this.props.children;
  }
}
