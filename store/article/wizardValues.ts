export interface ArticleWizardValues {
  readonly topic: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly location: string;
  readonly notes: string;
}

export const EMPTY_WIZARD: ArticleWizardValues = {
  topic: '',
  keywords: [],
  language: 'en',
  location: '',
  notes: '',
};

/** An imported text from which a draft can be made. */
export interface WizardMaterial {
  readonly title: string;
  /** One of the article languages, or null where it is not known. */
  readonly language: string | null;
  readonly notes: string;
}

/** Adds the material to what is in the wizard; nothing that was typed is replaced. */
export function withMaterial(
  values: ArticleWizardValues,
  { title, language, notes }: WizardMaterial,
): ArticleWizardValues {
  const isUntouched = values.topic.trim() === '' && values.notes.trim() === '';
  return {
    ...values,
    topic: values.topic.trim() === '' ? title : values.topic,
    language: isUntouched && language !== null ? language : values.language,
    notes: [values.notes.trimEnd(), notes].filter((part) => part !== '').join('\n\n'),
  };
}

/** What the browser has kept of a wizard, or null. It may be of another version, or damaged. */
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
