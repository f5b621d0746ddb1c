import { type ArticleWizardValues, EMPTY_WIZARD } from './wizard.slice.ts';

/** What the browser has kept of a wizard, or null; it may be of another version, or damaged. */
export function restoredWizard(kept: string | null): ArticleWizardValues | null {
  const stored = kept === null ? null : parsed(kept);
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  const text = (name: Exclude<keyof ArticleWizardValues, 'keywords'>): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : EMPTY_WIZARD[name];
  };
  const { keywords } = fields;
  return {
    topic: text('topic'),
    keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [],
    language: text('language'),
    location: text('location'),
    notes: text('notes'),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
