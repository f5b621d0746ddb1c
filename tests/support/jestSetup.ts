// What Mantine, react-router or draft-js need and jsdom lacks. A Node test needs none of it.
import { TextDecoder, TextEncoder } from 'node:util';

// Jest's environments record 100 frames with every error, of which `expect` makes one for each check.
Error.stackTraceLimit = 10;

const missing = (host: object, name: string, value: unknown): void => {
  if (name in host) return;
  Object.defineProperty(host, name, { value, configurable: true, writable: true });
};

const doNothing = (): void => undefined;

class SilentObserver {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
}

/** Nothing moves in a test: what is to come after a transition is there at once. */
const stillMedia = (media: string) => ({
  matches: media === '(prefers-reduced-motion: reduce)',
  media,
  onchange: null,
  addEventListener: doNothing,
  removeEventListener: doNothing,
  addListener: doNothing,
  removeListener: doNothing,
  dispatchEvent: () => false,
});

if (typeof window !== 'undefined') {
  missing(globalThis, 'TextEncoder', TextEncoder);
  missing(globalThis, 'TextDecoder', TextDecoder);
  missing(window, 'ResizeObserver', SilentObserver);
  missing(window, 'IntersectionObserver', SilentObserver);
  missing(window, 'matchMedia', stillMedia);
  missing(document, 'fonts', { addEventListener: doNothing, removeEventListener: doNothing });
  missing(Element.prototype, 'scrollIntoView', doNothing);
  missing(Element.prototype, 'hasPointerCapture', () => false);
  missing(Element.prototype, 'setPointerCapture', doNothing);
  missing(Element.prototype, 'releasePointerCapture', doNothing);
}
