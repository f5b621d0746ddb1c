import { Component, type ReactNode } from 'react';
import { isPortError } from '#contract/problems.ts';
import { FullPageError } from './FullPageError.tsx';
import { PanelError } from './PanelError.tsx';
import { RouterError, RouterErrorPage } from './RouterErrorPage.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another value means another page: the error of the last one is over. */
  readonly resetKey?: string;
  readonly onReset?: () => void;
  /** Around a part of a page: the rest of it stays. */
  readonly isPanel?: true;
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null;
}

/** Catches what a read or a page load throws, and offers to try again (spec §2, §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.caught !== null && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => {
    this.props.onReset?.();
    this.setState({ caught: null });
  };

  override render() {
    if (this.state.caught === null) return this.props.children;
    const { error } = this.state.caught;
    if (this.props.isPanel) return <PanelError error={error} onTryAgain={this.reset} />;
    if (error instanceof RouterError) return <RouterErrorPage status={error.status} />;
    if (isPortError(error) && error.status === 404) return <RouterErrorPage status={404} />;
    return <FullPageError onTryAgain={this.reset} />;
  }
}
