import type { DesignToolPorts } from './design.ports.ts';

/** Our server has checked it; another scheme than that of the web would be a program. */
function webAddress(address: string): string {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error('Refused to leave the web.');
  return url.href;
}

export function createDesignTool(): DesignToolPorts {
  const tabs = new Map<string, Window>();
  return {
    leave: ({ address }) => location.assign(webAddress(address)),
    openTab({ assetId }) {
      const tab = window.open('', '_blank');
      if (tab === null) return false;
      tab.opener = null; // what is shown there has no hold on this page
      tabs.set(assetId, tab);
      return true;
    },
    showIn({ assetId, address }) {
      const tab = tabs.get(assetId);
      tabs.delete(assetId);
      if (tab === undefined || tab.closed) return false;
      tab.location.replace(webAddress(address));
      return true;
    },
    closeTab({ assetId }) {
      tabs.get(assetId)?.close();
      tabs.delete(assetId);
    },
  };
}
