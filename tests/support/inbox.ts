/** A real SMTP server on this machine, and what it has received. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** By their names in lower case, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** The decoded parts by their types. */
  readonly parts: ReadonlyMap<string, string>;
}

/** What it answers to the recipient or the text of a mail; `cut` ends the connection instead. */
type Answer = { readonly to?: number; readonly text?: number | 'cut' };

export interface Inbox {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Texts that have arrived, taken or not. */
  readonly arrived: () => number;
  /** For the next mails, one each; those after them are taken. */
  answer(...next: Answer[]): void;
  close(): Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  let answers: Answer[] = [];
  let arrived = 0;
  const refusal = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const code = answers[0]?.to;
      if (code === undefined) return done();
      answers = answers.slice(1);
      return done(refusal(code));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived += 1;
        const [answer] = answers;
        answers = answers.slice(1);
        if (answer?.text === 'cut') {
          for (const one of server.connections) (one as { close(): void }).close();
          return;
        }
        if (answer?.text !== undefined) return done(refusal(answer.text));
        mails.push({
          ...sentBy(session),
          ...read(Buffer.concat(chunks).toString('latin1')),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined); // a client that is cut off resets the connection
  const { server: net } = server;
  server.listen(0, '127.0.0.1');
  await once(net, 'listening');
  return {
    url: `smtp://127.0.0.1:${(net.address() as AddressInfo).port}`,
    mails,
    arrived: () => arrived,
    answer(...next) {
      answers = next;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

const sentBy = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom === false ? '' : mailFrom.address,
  to: rcptTo.map(({ address }) => address),
});

function read(raw: string): Pick<ReceivedMail, 'headers' | 'parts'> {
  const { headers, body } = divided(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => divided(part.replace(/^\r\n/, '')));
  return {
    headers,
    parts: new Map(
      parts.map((part) => {
        const type = part.headers.get('content-type')?.split(';')[0] ?? '';
        return [type, decoded(part.body, part.headers.get('content-transfer-encoding') ?? '')];
      }),
    ),
  };
}

function divided(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  return { headers, body: text.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
