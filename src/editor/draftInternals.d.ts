declare module 'draft-js/lib/DraftEditorTextNode.react' {
  const DraftEditorTextNode: {
    prototype: { componentDidMount(this: { _forceFlag: boolean }): void };
  };
  export = DraftEditorTextNode;
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
