/**
 * A style over the whole article changes all of its blocks (400 ms of rendering and layout for 10,000 words on a
 * slow device), but the writer sees only a few. Those are rendered at once, the others after the paint, a few in
 * each frame. Until then, an element out of sight has the text of its block without the new style. No action sees
 * an incomplete page: waiting blocks are rendered before the next key press or click is handled. A shortcut does not
 * need them. Import before the first editor is rendered.
 */
import DraftEditorBlock, {
  type BlockProps,
  type DrawnBlock,
} from 'draft-js/lib/DraftEditorBlock.react';
import { flushSync } from 'react-dom';
import { readText } from '#src/editor/kernel/atomicText.ts';

/** What a small scroll brings into sight is rendered at once too. */
const NEAR_PX = 200;
/** Time budget of one frame. */
const SLICE_MS = 16;
const BLOCKS_AT_ONCE = 8;

const waiting = new Set<DrawnBlock>();
let isBegun = false;
const isChanged = DraftEditorBlock.prototype.shouldComponentUpdate;

DraftEditorBlock.prototype.shouldComponentUpdate = function shouldComponentUpdate(next) {
  const isWaiting = waiting.has(this);
  if (!isChanged.call(this, next) && !(isWaiting && isEdge(next))) return false;
  if (isRestyled(this.props, next) && isOutOfSight(this._node)) {
    waiting.add(this);
    begin();
    return false;
  }
  waiting.delete(this);
  return true;
};

function isEdge({ selection, block }: BlockProps): boolean {
  return [selection.getStartKey(), selection.getEndKey()].includes(block.getKey());
}

/** draft-js sets the selection in its rendered ends, so these blocks do not wait. */
const isRestyled = (before: BlockProps, next: BlockProps): boolean =>
  before.block.getText() === next.block.getText() &&
  before.direction === next.direction &&
  !isEdge(next);

/** Whether a block below the screen has been measured in this rendering: then all that follow are below it. */
let isBelow = false;

/** Measures the element that has its own layout (editor.css); measuring one inside it would force that layout. */
function isOutOfSight(node: HTMLElement | null): boolean {
  if (isBelow) return true;
  const element = node?.closest('[data-contents] > *');
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  isBelow = top > innerHeight + NEAR_PX;
  if (isBelow) queueMicrotask(() => (isBelow = false));
  return isBelow || bottom < -NEAR_PX;
}

function draw(blocks: readonly DrawnBlock[]): void {
  if (blocks.length === 0) return;
  for (const block of blocks) waiting.delete(block);
  flushSync(() => {
    for (const block of blocks) if (block._node !== null) block.forceUpdate();
  });
}

const drawAll = (): void => draw([...waiting]);

function drawSome(): void {
  finish();
  const end = performance.now() + SLICE_MS;
  while (waiting.size > 0 && performance.now() < end) draw([...waiting].slice(0, BLOCKS_AT_ONCE));
  if (waiting.size > 0) begin();
}

/** Events whose handlers read or change the rendered page. */
const ACTS =
  'beforeinput beforeprint compositionstart contextmenu copy cut dragstart drop keydown mousedown pointerdown'.split(
    ' ',
  );
const SELECTS = ['selectionchange', 'keyup'];
const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];

/** A shortcut changes the state of the editor; what it inserts, copies or selects has an event of its own. */
const isCommand = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  (event.ctrlKey || event.metaKey || MODIFIERS.includes(event.key));

const onAct = (event: Event): void => (isCommand(event) ? onSelection() : drawAll());

/**
 * A selection that changes without an act: by a shortcut, by handles on a touch screen, or by assistive technology.
 * draft-js reads it when a key goes up, which may come before the event of the selection.
 */
function onSelection(): void {
  const drawn = getSelection();
  if (drawn === null) return;
  const anchor = textPlace(drawn.anchorNode, drawn.anchorOffset);
  const focus = textPlace(drawn.focusNode, drawn.focusOffset);
  if (anchor === null && focus === null) return;
  drawAll();
  const [anchorNode, anchorOffset] = anchor?.() ?? [drawn.anchorNode, drawn.anchorOffset];
  const [focusNode, focusOffset] = focus?.() ?? [drawn.focusNode, drawn.focusOffset];
  if (anchorNode && focusNode) {
    drawn.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }
}

type FindPlace = () => readonly [Node | null, number];

/**
 * Returns, for a place in the text of a waiting block, a function that finds the place again after the block is
 * rendered.
 */
function textPlace(node: Node | null, offset: number): FindPlace | null {
  const block = [...waiting].find(({ _node }) => _node?.contains(node))?._node;
  if (!block) return null;
  const part = readText(block, 'all').parts.find((one) => one.node === node);
  const at = (part?.start ?? 0) + offset;
  return () => {
    const found = readText(block, 'all').parts.find(({ end }) => end >= at);
    return [found?.node ?? block, found ? at - found.start : 0];
  };
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  for (const type of ACTS) window.addEventListener(type, onAct, true);
  for (const type of SELECTS) document.addEventListener(type, onSelection, true);
  // A task that is posted in a frame runs after its paint.
  requestAnimationFrame(() => setTimeout(drawSome));
}

function finish(): void {
  isBegun = false;
  for (const type of ACTS) window.removeEventListener(type, onAct, true);
  for (const type of SELECTS) document.removeEventListener(type, onSelection, true);
}
