/** The product as a user starts it, for one test file. */
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';

export interface Toolkit extends Omit<ServerProcess, 'start'> {
  /** Restarts the server on the same data and the same port. */
  restart(): Promise<void>;
}

/** A server without an account; with `data` 'nothing', its database is not created yet either. */
export async function startToolkit(
  env: Record<string, string> = {},
  data: 'nothing' | 'template' = 'template',
): Promise<Toolkit> {
  // The question of consent has a file of its own (consent.spec.ts).
  const { start, ...server } = await newServerProcess({ ANALYTICS_LOG: 'false', ...env }, { data });
  await start();
  return { ...server, restart: start };
}
