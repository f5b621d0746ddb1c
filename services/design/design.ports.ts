/** The design tool outside of the page. Each throws for an address that is not of the web. */
export type DesignToolPorts = {
  /** Leaves the page for where access is allowed. */
  leave(of: { readonly address: string }): void;
  /** Opens an empty tab for an image. Only in a click, as browsers refuse it elsewhere; returns whether it is open. */
  openTab(of: { readonly assetId: string }): boolean;
  /** Shows a design in that tab; returns whether the tab is still there. */
  showIn(of: { readonly assetId: string; readonly address: string }): boolean;
  closeTab(of: { readonly assetId: string }): void;
};
