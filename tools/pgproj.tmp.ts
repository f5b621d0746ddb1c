import { keepTemporaryFilesInMemory } from '/tmp/wt/bounds/tools/lib/memoryFolder.ts';
import { runJest } from '/tmp/wt/bounds/tools/lib/suites.ts';
import { postgresForTests } from '/tmp/wt/bounds/tools/lib/postgres.ts';
keepTemporaryFilesInMemory();
const p = await postgresForTests();
console.log(await runJest({ projects: ['PostgreSQL'], databaseUrl: p?.url }));
await p?.stop();
