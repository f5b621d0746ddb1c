import { originReportOf, percentYours, shareOf } from '#domain/article/originShare.ts';
import type { ExportedBlock } from '#domain/transfer/exportFormat.ts';

/** Says as attributes of a block where its text came from, and how much of it is the writer's own. */
export function originAttributes({ html, origins = [] }: ExportedBlock): Record<string, string> {
  const report = originReportOf([{ id: '', share: shareOf(html, origins) }]);
  const kind = report.blocks[0]?.kind ?? 'human';
  const percent = percentYours(report);
  const { model, prompt, version } = origins.find((one) => one.kind === kind) ?? {};
  const known = {
    'data-origin': kind,
    'data-origin-yours': percent === null ? undefined : `${percent}`,
    'data-origin-model': model,
    'data-origin-prompt': prompt === undefined ? undefined : `${prompt} ${version ?? ''}`.trim(),
  };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
