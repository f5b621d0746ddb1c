/** The product as a user would start it, for one test file. */
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';

export interface Toolkit extends Omit<ServerProcess, 'start'> {
  /** Starts the server again on the same data and the same port. */
  restart(): Promise<void>;
}

export async function startToolkit(env: Record<string, string> = {}): Promise<Toolkit> {
  const { start, ...server } = await newServerProcess(env);
  await start();
  return { ...server, restart: start };
}
