/**
 * At each key press draft-js asks for a `setImmediate`, in case the browser tells of no input. The one it brings along
 * posts a message to the window, to all of its listeners; a timer does. Import before draft-js.
 */
if (!('setImmediate' in globalThis)) {
  Object.assign(globalThis, { setImmediate: (act: () => void) => setTimeout(act) });
}
