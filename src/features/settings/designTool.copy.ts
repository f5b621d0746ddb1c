import { dateTime } from '#src/kit/copy/formats.ts';
import type { DesignOutcome } from '#store/design/designConnection.slice.ts';

const outcomes: Readonly<Record<DesignOutcome, string>> = {
  connected: 'Connected.',
  denied: 'You did not allow access, so nothing was connected.',
  refused: 'Canva did not connect the account, and did not say more. Try again later.',
  foreign: 'This connection was not begun in this tab, so nothing was connected.',
  disconnected: 'Disconnected. Access has ended in Canva, too.',
  notRevoked:
    'Disconnected here. Canva could not confirm that access has ended: remove this product there, in the settings of your account.',
};

export const designTool = {
  title: 'Canva',
  hint: 'Edit images and covers of the library in Canva, and bring them back as new images. The account that you connect is yours alone.',
  off: 'Canva is not set up on this installation. An administrator turns it on with CANVA_CLIENT_ID and CANVA_CLIENT_SECRET (docs/integrations.md).',
  readOnly: 'People who may write in this workspace can connect their account.',
  none: 'No account is connected. You allow access on the page of Canva, and come back here.',
  ended: 'Access has ended. Connect the account again; images and designs are as they were.',
  account: 'Connected as',
  nameless: 'an account without a name',
  since: 'Connected on',
  used: 'Last used',
  problem: 'Last error',
  at: (time: string) => dateTime.format(new Date(time)),
  connect: 'Connect Canva',
  again: 'Connect again',
  remove: 'Disconnect',
  removeQuestion: 'End the access to this account? Images that were brought back stay.',
  outcomes,
  callback: {
    working: 'Connecting Canva…',
    failed: 'Canva was not connected',
    toSettings: 'Back to the settings',
  },
} as const;
