declare module 'draft-js/lib/DraftEditorTextNode.react' {
  const DraftEditorTextNode: {
    prototype: { componentDidMount(this: { _forceFlag: boolean }): void };
  };
  export = DraftEditorTextNode;
}
