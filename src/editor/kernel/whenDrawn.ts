/** draft-js focuses the state it was last drawn with, and would bring that one back. */
export const whenDrawn = queueMicrotask;
