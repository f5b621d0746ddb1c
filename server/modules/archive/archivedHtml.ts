/** An article for reading, beside its data in an archive. */
import { getTableName, inArray } from 'drizzle-orm';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import type { Orm } from '#db/database.ts';
import { articleBlock } from '#db/schema/article.ts';
import { asset } from '#db/schema/images.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import type { ArchivedRow } from './archivedRows.ts';
import { imagePath } from './archiveFiles.ts';

const OWN_IMAGE = new RegExp(`${ASSETS_PATH}/([\\w-]{43})`, 'g');

/** A page of HTML, whose images are those of the archive. */
export async function readableHtml(
  orm: Orm,
  row: ArchivedRow,
  tables: Readonly<Record<string, readonly ArchivedRow[]>>,
): Promise<Uint8Array> {
  const blocks = new Map(
    (tables[getTableName(articleBlock)] ?? []).map(({ id, html }) => [id, String(html)]),
  );
  const order = row.blockOrder as readonly string[]; // as its column has it
  const body = order.map((id) => blocks.get(id) ?? '').join('\n');
  const paths = await pathsOfImages(orm, body);
  const shown = body.replace(OWN_IMAGE, (src, token) => paths.get(token) ?? src);
  const title = String(row.displayedTitle);
  return Buffer.from(`<!doctype html>
<html lang="${escapeAttribute(String(row.language))}">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
</head>
<body>
${shown}
</body>
</html>
`);
}

async function pathsOfImages(orm: Orm, html: string): Promise<ReadonlyMap<string, string>> {
  const tokens = [...new Set([...html.matchAll(OWN_IMAGE)].map(([, token = '']) => token))];
  if (tokens.length === 0) return new Map();
  const { id, token, type } = asset;
  const rows = await orm.select({ id, token, type }).from(asset).where(inArray(token, tokens));
  return new Map(rows.map((row) => [row.token, `../${imagePath(row.id, row.type)}`]));
}
