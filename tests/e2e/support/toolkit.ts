/** The product as a user would start it, for one test file. */
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';

export interface Toolkit extends Omit<ServerProcess, 'start'> {
  /** Starts the server again on the same data and the same port. */
  restart(): Promise<void>;
}

/** A server with no account; one whose database is not created yet, when `data` is 'nothing'. */
export async function startToolkit(
  env: Record<string, string> = {},
  data: 'nothing' | 'template' = 'template',
): Promise<Toolkit> {
  const { start, ...server } = await newServerProcess(env, { data });
  await start();
  return { ...server, restart: start };
}
