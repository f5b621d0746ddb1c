declare module 'draft-js/lib/DraftEditorTextNode.react' {
  const DraftEditorTextNode: {
    prototype: { componentDidMount(this: { _forceFlag: boolean }): void };
  };
  export = DraftEditorTextNode;
}

declare module 'draft-js/lib/DraftEditorBlock.react' {
  import type { ContentBlock, SelectionState } from 'draft-js';
  import type { Component } from 'react';

  namespace DraftEditorBlock {
    interface BlockProps {
      readonly block: ContentBlock;
      readonly direction: string;
      readonly selection: SelectionState;
    }
    interface DrawnBlock extends Component<BlockProps> {
      /** Its element within the `data-block` element; null if it is gone. */
      readonly _node: HTMLElement | null;
    }
  }
  const DraftEditorBlock: {
    prototype: {
      shouldComponentUpdate(
        this: DraftEditorBlock.DrawnBlock,
        next: DraftEditorBlock.BlockProps,
      ): boolean;
    };
  };
  export = DraftEditorBlock;
}

declare module 'draft-js/lib/DraftEditorLeaf.react' {
  import type { ContentBlock, SelectionState } from 'draft-js';

  namespace DraftEditorLeaf {
    interface DrawnLeaf {
      readonly leaf: HTMLElement | null;
      readonly props: {
        readonly block: ContentBlock;
        readonly start: number;
        readonly text: string;
        /** Null in a block where the selection neither begins nor ends. */
        readonly selection: SelectionState | null;
      };
    }
  }
  const DraftEditorLeaf: { prototype: { _setSelection(this: DraftEditorLeaf.DrawnLeaf): void } };
  export = DraftEditorLeaf;
}

declare module 'draft-js/lib/BlockTree' {
  import type { ContentBlock, ContentState, DraftDecoratorType } from 'draft-js';
  import type { List } from 'immutable';

  namespace BlockTree {
    interface LeafRange {
      start: number;
      end: number;
    }
    interface DecoratorRange extends LeafRange {
      readonly decoratorKey: string | null;
      readonly leaves: LeafRange[];
    }
  }
  const BlockTree: {
    generate(
      content: ContentState,
      block: ContentBlock,
      decorator: DraftDecoratorType | null,
    ): List<unknown>;
    fromJS(range: BlockTree.DecoratorRange): unknown;
  };
  export = BlockTree;
}

declare module 'draft-js/lib/EditorBidiService' {
  import type { ContentState } from 'draft-js';
  import type { OrderedMap } from 'immutable';

  namespace EditorBidiService {
    /** Key of a block → LTR or RTL. */
    type DirectionMap = OrderedMap<string, string>;
  }
  const EditorBidiService: {
    getDirectionMap(
      content: ContentState,
      previous?: EditorBidiService.DirectionMap | null,
    ): EditorBidiService.DirectionMap;
  };
  export = EditorBidiService;
}

declare module 'draft-js/lib/editOnSelect' {
  import type { Editor } from 'draft-js';

  /** Reads the selection of the browser, unless a state waits to be rendered. */
  function editOnSelect(editor: Editor): void;
  export = editOnSelect;
}

declare module 'draft-js/lib/DraftEditorDragHandler' {
  namespace DraftEditorDragHandler {
    type Handlers = Record<string, ((editor: DrawnEditor, event: unknown) => void) | undefined>;
    interface DrawnEditor {
      /** Whether what is dragged is text of this editor. */
      _internalDrag: boolean;
      /** Those of the current mode. */
      readonly _handler: Handlers | null;
      exitCurrentMode(): void;
    }
  }
  const DraftEditorDragHandler: DraftEditorDragHandler.Handlers;
  export = DraftEditorDragHandler;
}

declare module 'draft-js/lib/DraftEditorEditHandler' {
  import type { Given } from '#src/editor/kernel/given.ts';

  namespace DraftEditorEditHandler {
    interface PastedInto {
      /** `onGiven` is ours (`EditorSurface.tsx`). */
      readonly props: { onGiven?(given: Given): void };
    }
    interface PasteEvent {
      readonly clipboardData: DataTransfer;
      preventDefault(): void;
    }
  }
  const DraftEditorEditHandler: {
    onPaste(
      editor: DraftEditorEditHandler.PastedInto,
      event: DraftEditorEditHandler.PasteEvent,
    ): void;
  };
  export = DraftEditorEditHandler;
}
