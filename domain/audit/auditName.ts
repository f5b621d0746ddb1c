import { AUDIT_NAME_MAX_CHARS } from '#contract/audit/contentAudit.route.ts';
import { hostOf } from '../seo/text/site.ts';

interface Pages {
  readonly urls: readonly string[];
  readonly sitemap: string | null;
}

/** The name that was typed, else the site of the pages. */
export function auditName(typed: string, { urls, sitemap }: Pages): string {
  const [first = ''] = urls;
  const name = typed.trim() || hostOf(sitemap ?? first) || 'My articles';
  return name.slice(0, AUDIT_NAME_MAX_CHARS).trim();
}
