/** Opens the panel for what a person has chosen, and takes the pass that the product's page hands over. */
import { browserApi, type MenuClick, type Sender, type Tab } from '../lib/browser.ts';
import { passSchema, type Wanted, wantedSchema } from '../lib/messages.schema.ts';
import { CONNECT_PATH, productUrl } from '../lib/product.ts';
import { keep, signIn } from '../lib/session.ts';
import { MENU } from './menu.ts';

const { runtime, contextMenus, action, sidePanel, sidebarAction } = browserApi();

/** The first call after a click: a browser opens a panel for a person alone, and forgets the click at the first wait. */
async function openPanel(tabId: number): Promise<void> {
  const opening = sidePanel?.open({ tabId }) ?? sidebarAction?.open();
  await opening?.catch(() => undefined); // it is open, or the person opens it
}

type WantedOf<One> = One extends Wanted ? Omit<One, 'id' | 'tabId'> : never;

function open({ id: tabId }: Tab, wanted: WantedOf<Wanted>): void {
  if (tabId === undefined) return;
  void openPanel(tabId);
  const { data } = wantedSchema.safeParse({ ...wanted, tabId, id: crypto.randomUUID() });
  if (data !== undefined) void keep('wanted', data);
}

action.onClicked.addListener((tab) => open(tab, { kind: 'look' }));

contextMenus.onClicked.addListener((click: MenuClick, tab) => {
  const item = MENU.find(({ id }) => id === click.menuItemId);
  if (item !== undefined && tab !== undefined) open(tab, item.wanted(click));
});

runtime.onInstalled.addListener(() => {
  void contextMenus.removeAll().then(() => {
    for (const { id, title, contexts } of MENU) contextMenus.create({ id, title, contexts });
  });
});

/** The page that lets the extension in, of the product that it was built for. */
const isConnectPage = ({ url = '' }: Sender): boolean =>
  URL.parse(url)?.origin === new URL(productUrl()).origin &&
  url.startsWith(`${productUrl()}${CONNECT_PATH}`);

runtime.onMessageExternal?.addListener((message, sender, respond) => {
  const { data } = passSchema.safeParse(message);
  if (data === undefined || !isConnectPage(sender)) return undefined;
  void signIn(data).then((isSignedIn) => respond({ isSignedIn }));
  return true;
});
