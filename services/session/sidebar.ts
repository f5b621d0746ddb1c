import type { FindHost } from './host/host.ts';
import type { SidebarPorts } from './session.ports.ts';

/** The host's sidebar: which of its items is active, and which one was chosen (spec §2). */
export function createSidebar(find: FindHost): SidebarPorts {
  return {
    setActiveItem: ({ item }) => find()?.sidebar.setActiveItem(item),
    subscribe: (listener) =>
      find()?.sidebar.onNavigate((item) => listener({ item })) ?? (() => undefined),
  };
}
