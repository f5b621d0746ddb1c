/** A network between a program and its server that can fall silent, as if a machine was gone. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Silent: nothing passes and nothing is refused. Otherwise everything passes again. */
  silence(isSilent: boolean): void;
  close(): Promise<void>;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((inside) => {
    const outside = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => isSilent || to.write(chunk));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (!isSilent || from === inside) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence(silent) {
      isSilent = silent;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
