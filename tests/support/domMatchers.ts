// `toBeVisible`, `toHaveAccessibleName` and the like, if there is a document.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { default: react } = await import('react');
  recordNoStacks(Reflect.get(react, INTERNALS));
  const { configure, getConfig } = await import('@testing-library/dom');
  const { getElementError: withPage } = getConfig();
  configure({
    asyncUtilTimeout: 5000, // a lazy chunk loads slowly on a busy machine
    // While something is waited for, nobody reads the errors, and each would print the page; the last one does.
    getElementError: (message, container) =>
      isWaiting(getConfig())
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : withPage(message, container),
  });
}

/** The counter with which React's development build decides whether an element may have a stack of its own. */
function recordNoStacks(internals: object): void {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}

/** The mark with which the library leaves out what is expensive in an error. */
function isWaiting(config: object): boolean {
  return (
    '_disableExpensiveErrorDiagnostics' in config && !!config._disableExpensiveErrorDiagnostics
  );
}

export {};
