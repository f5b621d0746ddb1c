import type { Refusal } from '../lib/names.ts';
import type { Field, Held } from './held.ts';

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Types of `input` that have a selection. The others, and passwords, are none of our business. */
const TYPES: ReadonlySet<string> = new Set(['text', 'search', 'url', 'tel']);

const isTextField = (element: Element): element is TextField =>
  element.localName === 'textarea' || element.localName === 'input';

/** `textarea` and `input`, also those that React or another library controls: it hears of the text by its `input` event. */
export const textField: Field = {
  isAround: isTextField,
  hold(element): Held | Refusal {
    if (!isTextField(element)) return 'notText';
    if (element.localName === 'input' && !TYPES.has(element.type)) return 'notText';
    const { selectionStart, selectionEnd, value } = element;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    const text = value.slice(start, end);
    if (text.trim() === '') return 'nothingSelected';
    return heldIn(element, { start, end, text });
  },
};

interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function heldIn(element: TextField, { start, end, text }: Part): Held {
  const isLine = element.localName === 'input';
  return {
    text,
    restore() {
      if (!element.isConnected || element.value.slice(start, end) !== text) return false;
      element.focus({ preventScroll: true });
      element.setSelectionRange(start, end);
      return true;
    },
    refusalOf(written) {
      if (element.readOnly || element.disabled) return 'readOnly';
      const chars = element.value.length - text.length + written.length;
      return element.maxLength >= 0 && chars > element.maxLength ? 'tooLong' : null;
    },
    fitting: (written) => (isLine ? written.replace(/[\r\n]+/g, ' ') : written),
    hasTaken: (written) => element.value.slice(start, start + written.length) === written,
  };
}
