import type { ImportSource } from '#store/transfer/importSource.ts';
import type { VoiceTextSource } from '#store/voice/voiceValues.ts';

const SOURCE: ImportSource = {
  way: 'text',
  address: '',
  file: null,
  text: '',
  isMarkdown: false,
  rich: null,
};
/** A text that is read as an import is. */
export const imported = (change: Partial<ImportSource>): VoiceTextSource => ({
  type: 'import',
  source: { ...SOURCE, ...change },
});
