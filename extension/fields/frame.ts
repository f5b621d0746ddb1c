/** The script in a frame of a page. It comes when the person asks for it, and answers to the extension alone. */
import { REWRITE_MAX_CHARS } from '#contract/writing/rewrite.route.ts';
import { browserApi, type MessageListener, type Sender } from '../lib/browser.ts';
import { type Asked, askedSchema } from '../lib/messages.schema.ts';
import { heldSelections } from './heldSelections.ts';
import { seenPage } from './seenPage.ts';

const { runtime } = browserApi();

/** From a page of this extension; a script in another page is not one. */
const isOurs = ({ id, url = '' }: Sender): boolean =>
  id === runtime.id && url.startsWith(runtime.getURL(''));

const selections = heldSelections(window, {
  mostChars: REWRITE_MAX_CHARS,
  newId: () => crypto.randomUUID(),
});

async function answerTo(asked: Asked): Promise<unknown> {
  switch (asked.ask) {
    case 'selection':
      return selections.read();
    case 'replace':
      return selections.replace(asked.heldId, asked.text);
    case 'restore':
      return selections.restore(asked.heldId);
    case 'page':
      return seenPage(window);
  }
}

const listen: MessageListener = (message, sender, respond) => {
  const { data } = askedSchema.safeParse(message);
  if (data === undefined || !isOurs(sender)) return undefined;
  void answerTo(data).then(respond);
  return true;
};

const scope = globalThis as { hasToolkitScript?: true };
if (!scope.hasToolkitScript) {
  scope.hasToolkitScript = true;
  runtime.onMessage.addListener(listen);
}
