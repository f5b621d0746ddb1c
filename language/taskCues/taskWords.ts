/** What a language says of tasks: one file for each language. */
export interface TaskWords {
  /**
   * A line is a task and the words that ask for it, in any form. `~` tasks say little about the page that is wanted, `=` are other words
   * for a thing and no task, and the words of `-` say nothing.
   */
  readonly tasks: string;
  /** Function words, with spaces between. Short: nouns and verbs that lists for search engines hold are content here. */
  readonly smallWords: string;
  /** How plurals end, each with the end of the singular: `['ves', 'f']`. */
  readonly plurals: readonly (readonly [plural: string, singular: string])[];
}
