/** What a draft can be made from, from outside of the wizard. */
export interface WizardMaterial {
  readonly title: string;
  /** One of the article languages, or null where it is not known. */
  readonly language: string | null;
  readonly notes: string;
}

type Fields = { topic: string; language: string; notes: string };

/** The material behind what is in the wizard already: nothing that somebody typed is replaced. */
export function withMaterial<Values extends Fields>(
  values: Values,
  { title, language, notes }: WizardMaterial,
): Values {
  const isUntouched = values.topic.trim() === '' && values.notes.trim() === '';
  return {
    ...values,
    topic: values.topic.trim() === '' ? title : values.topic,
    language: isUntouched && language !== null ? language : values.language,
    notes: [values.notes.trimEnd(), notes].filter((part) => part !== '').join('\n\n'),
  };
}
