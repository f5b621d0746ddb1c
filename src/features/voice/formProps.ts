import type { ReactNode } from 'react';
import type { VoiceFormState } from '#store/voice/voiceForm.slice.ts';
import type { VoiceTextSource, VoiceValues } from '#store/voice/voiceValues.ts';

export type OpenVoiceForm = Exclude<VoiceFormState, { readonly status: 'closed' | 'opening' }>;

export interface VoiceFormViewProps {
  readonly form: OpenVoiceForm;
  readonly articles: readonly { readonly value: string; readonly label: string }[];
  readonly keep: (file: File) => string;
  readonly onChange: (change: Partial<VoiceValues>) => void;
  readonly onAdd: (source: VoiceTextSource) => void;
  readonly onRemove: (id: string) => void;
  readonly onSubmit: () => void;
  /** The voice of somebody else is kept. */
  readonly onTakeTheirs: () => void;
  readonly tone: {
    /** Null: not known yet. */
    readonly hasModel: boolean | null;
    /** What it costs; stands before the button. */
    readonly cost: ReactNode;
    readonly onAsk: () => void;
    readonly onTake: () => void;
    readonly onLeave: () => void;
  };
}
