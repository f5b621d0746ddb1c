import pg from 'pg';

export interface ScratchDatabase {
  readonly url: string;
  /** Works even with open connections. */
  drop(): Promise<void>;
}

/** A new database beside the one at `url`, whose user must be allowed to create one: empty, or a copy of `template`. */
export async function scratchDatabase(
  url: string,
  template = 'template1',
): Promise<ScratchDatabase> {
  const name = `toolkit_${crypto.randomUUID().replaceAll('-', '')}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await execute(url, `create database ${name} template ${template}`);
  return { url: own.href, drop: () => execute(url, `drop database ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
