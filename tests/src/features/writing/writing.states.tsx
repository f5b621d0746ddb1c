import { ChatView } from '#src/features/writing/chat/ChatView.tsx';
import { ConversationsView } from '#src/features/writing/chat/ConversationsView.tsx';
import { OwnNotesView } from '#src/features/writing/ownNotes/OwnNotesView.tsx';
import { TranslateDialogView } from '#src/features/writing/translate/TranslateDialogView.tsx';
import { ArticleWizardView } from '#src/features/writing/wizard/ArticleWizardView.tsx';
import { ImageFieldView } from '#src/features/writing/wizard/ImageFieldView.tsx';
import { TitleSuggestionsView } from '#src/features/writing/wizard/TitleSuggestionsView.tsx';
import { blankChat, type Chat, isLost, mayAsk } from '#store/writing/chatState.ts';
import { EMPTY_WIZARD } from '#store/writing/wizardValues.ts';
import { dialog, type Gallery, idle, page, panel } from '#tests/gallery/views.ts';
import { aChatAnswer, aConversation, aTurn, idOf, noNetwork } from '#tests/support/factories.ts';

const of = { articleId: idOf(1), workspaceId: idOf(2) };
const chat = {
  about: 'article',
  conversations: null,
  hint: null,
  cost: 'Uses 1 of 20.',
  hasModel: true,
  ...idle('onType', 'onAsk', 'onStop', 'onFocus', 'onCopy', 'onForgetSelection', 'onEndEditing'),
  ...idle('onReveal', 'onEdit', 'onVersion', 'onAgain', 'onInsert', 'onAccept', 'onArticle'),
  ...idle('onDiscard', 'onOpenAgain'),
} as const;
const answered = {
  ...blankChat(of),
  status: 'ready',
  typed: '',
  turns: [
    aTurn({
      answer: aChatAnswer({
        state: 'finished',
        blocks: ['<p>Four weeks, if the lid is tight.</p>'],
      }),
    }),
  ],
} as const;
const offered = {
  ...answered,
  insertion: {
    turnId: idOf(71),
    isOutdated: false,
    was: [],
    before: '',
    place: { type: 'behind', blockId: 'b1' },
    blocks: ['<p>Four weeks.</p>'],
  },
} as const;
const ofChat = (one: Chat) => ({
  chat: one,
  isLost: isLost(one),
  mayAsk: mayAsk(one),
});
const wizard = {
  suggested: null,
  sections: null,
  busy: null,
  isWithoutModel: true,
  limit: 'article',
  cost: 'Uses 1 of 3 articles left.',
  error: null,
  parts: {
    basis: null,
    results: null,
    titles: null,
    voice: null,
    image: null,
    prompts: null,
    briefHint: null,
    outlineHint: null,
    city: () => null,
  },
  ...idle('onChange', 'onSectionsChange', 'onSubmit', 'onPlan', 'onPlanDropped', 'onStop'),
} as const;
const values = { ...EMPTY_WIZARD, topic: 'How to store coffee', keywords: ['store coffee'] };
const sections = [
  { heading: 'Jars', notes: 'Opaque, with a tight lid.', isPart: false },
  { heading: 'Lids', notes: '', isPart: true },
];
const languages = [
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
];
const translate = { isOpen: true, languages, ...idle('onClose', 'onTranslate') };

export const gallery: Gallery = {
  ChatView: panel({
    answered: <ChatView {...chat} {...ofChat(answered)} />,
    'with a text to insert': <ChatView {...chat} {...ofChat(offered)} />,
    'nothing asked': <ChatView {...chat} {...ofChat(blankChat(of))} />,
  }),
  ConversationsView: panel({
    'two of them': (
      <ConversationsView
        conversations={[aConversation(), aConversation({ id: idOf(75), title: 'Jar or freezer?' })]}
        openId={idOf(75)}
        {...idle('onChoose', 'onBegin', 'onRename', 'onRemove')}
      />
    ),
  }),
  OwnNotesView: panel({
    'two are left out': (
      <OwnNotesView lines={['My aunt has a dog.', 'Glass breaks.']} {...idle('onPutBack')} />
    ),
  }),
  TranslateDialogView: dialog({
    'choosing a language': (
      <TranslateDialogView
        state={{ status: 'choosing', ...of, language: 'de', error: null }}
        canTranslate
        {...translate}
      />
    ),
    'without a model': (
      <TranslateDialogView
        state={{ status: 'choosing', ...of, language: null, error: null }}
        canTranslate={false}
        {...translate}
      />
    ),
  }),
  ArticleWizardView: page({
    'a topic': <ArticleWizardView values={values} {...wizard} />,
    'planned, refused': (
      <ArticleWizardView values={values} {...wizard} sections={sections} error={noNetwork} />
    ),
  }),
  ImageFieldView: page({
    'made by a model': (
      <ImageFieldView
        {...{ image: 'ai', prompt: '', suggestion: 'An opaque jar', model: 'an-image-model' }}
        {...{ cost: 'Uses 1 of 20 images.', ...idle('onChange') }}
      />
    ),
  }),
  TitleSuggestionsView: page({
    made: (
      <TitleSuggestionsView
        suggestions={{
          state: 'made',
          titles: [{ text: 'How to store coffee: mistakes to avoid', pattern: null }],
        }}
        canAsk
        hint={null}
        {...idle('onAsk', 'onChoose')}
      />
    ),
    failed: (
      <TitleSuggestionsView
        suggestions={{ state: 'failed', titles: [], failure: noNetwork }}
        canAsk
        hint={null}
        {...idle('onAsk', 'onChoose')}
      />
    ),
  }),
};
