import { Button, Group, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { isPortError } from '#contract/lib/problems.ts';
import { errors, routerErrors } from '#src/kit/copy/app.ts';
import { textOfOwnError } from '#src/kit/copy/ownProblems.ts';
import { loadAgain } from '#src/kit/ui/chunk.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { config } from '#store/session/config.slice.ts';
import { AppLink } from './AppLink.tsx';
import { useAppSelector } from './hooks.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value means another page and clears the error. */
  readonly resetKey?: string;
  readonly onReset?: () => void;
  /** Around a part of a page; the rest stays visible. */
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
    loadAgain();
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

interface FullPageErrorProps {
  readonly title?: string;
  readonly onTryAgain: () => void;
}

/** The full-page error of spec §2, with a link to the start page. */
export function FullPageError({ title = errors.unexpected, onTryAgain }: FullPageErrorProps) {
  return (
    <StatePanel
      title={title}
      hint={errors.fullPage(useAppSelector(config.selectSupportEmail))}
      role="alert"
      level={1}
    >
      <Group>
        <Button onClick={onTryAgain}>{errors.tryAgain}</Button>
        <Button component={AppLink} to="/" reloadDocument variant="default">
          {errors.toStart}
        </Button>
      </Group>
    </StatePanel>
  );
}

interface PanelErrorProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Shown instead of a part of a page that could not be read or rendered. */
export function PanelError({ error, onTryAgain }: PanelErrorProps) {
  const hint = isPortError(error) ? textOfOwnError(error) : errors.somethingWrongLater;
  return (
    <StatePanel title={errors.somethingWrong} hint={hint} role="alert">
      <Button variant="default" onClick={onTryAgain}>
        {errors.tryAgain}
      </Button>
    </StatePanel>
  );
}

type RouterStatus = keyof typeof routerErrors;

/** Thrown for an address that leads nowhere. The error boundary shows the page below. */
export class RouterError extends Error {
  readonly status: RouterStatus;

  constructor(status: RouterStatus) {
    super(routerErrors[status].name);
    this.status = status;
  }
}

/** Router errors: 404 Not Found, 405 Method Not Allowed, 400 Bad Request (spec §8). */
export function RouterErrorPage({ status }: { status: RouterStatus }) {
  const { title, hint, name } = routerErrors[status];
  return (
    <StatePanel title={title} hint={hint} level={1}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Button component={AppLink} to="/">
        {errors.toStart}
      </Button>
    </StatePanel>
  );
}
