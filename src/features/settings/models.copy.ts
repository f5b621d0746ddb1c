import type { ModelFailure, ModelProtocol } from '#contract/installation/installation.route.ts';
import { seconds } from '#src/kit/copy/formats.ts';

export const models = {
  title: 'Models',
  hint: 'One server with two models: the best one writes and translates articles, the fast one rewrites and suggests. Or one file, which does both.',
  protocol: 'Server',
  protocols: {
    openai: 'OpenAI, or any server with its protocol',
    anthropic: 'Anthropic',
    ollama: 'Ollama',
    gguf: 'A GGUF file on the server',
  } satisfies Readonly<Record<ModelProtocol, string>>,
  address: 'Address',
  addressHelp: 'It may be on this machine or in your own network.',
  addressWrong: 'Enter an address that begins with http:// or https://.',
  file: 'Path of the file',
  fileHelp:
    'On every machine that runs the server. It is read in the server itself, which needs npm run models:gguf once, and memory for the whole file.',
  fileWrong: 'Enter the whole path of a file that ends in .gguf.',
  apiKey: 'Key',
  keyHelp: {
    none: 'Stored encrypted and never shown again. Leave it empty if the server needs none.',
    stored: 'A key is stored. Leave this empty to keep it, or enter another one.',
    elsewhere:
      'The stored key is for another address and will be removed. Enter the one for this address.',
  },
  keyUnreadable: 'The stored key cannot be decrypted on this server. Enter it again.',
  removeKey: 'Remove key',
  best: 'Best model',
  bestWrong: 'Enter the name of a model.',
  bestHelp:
    'Drafts, outlines, sections, passages, introductions, conclusions, FAQs, translations of whole articles.',
  fast: 'Fast model',
  fastHelp: 'Everything else. Leave it empty to use the best model.',
  image: 'Model for images',
  imageHelp:
    'Makes images from a description. Leave it empty to have none made; designed covers need no model.',
  noImage: 'none',
  prices: 'Price of a million tokens',
  price: {
    bestInput: 'Input of the best model',
    bestOutput: 'Output of the best model',
    fastInput: 'Input of the fast model',
    fastOutput: 'Output of the fast model',
  },
  priceWrong: 'Enter both prices as numbers, such as 0.15, or neither.',
  currency: 'Currency',
  currencyHelp: 'Shown beside each cost in Settings → Usage. Without prices, a cost is a dash.',
  list: 'Show the models of this server',
  listed: (count: number) =>
    count === 0 ? 'The server offers no models.' : `${count} models found: choose from the lists.`,
  test: 'Test',
  withImage: 'Also make a test image',
  withImageHelp:
    'One picture, which the provider may charge for. Everything else of a test costs a few words.',
  save: 'Save',
  saved: 'Saved. New texts are written with these models; texts being written keep theirs.',
  remove: 'Use no model',
  removeQuestion: 'Remove the models and their key? Drafts are then made from your material.',
  removed: 'Removed.',
  environment:
    'Environment variables of the server set the model. Change them there, or remove them to set it here.',
  keyState: { none: 'none', stored: 'set', unreadable: 'unreadable' },
  results: 'Results of the test',
  model: 'Model',
  parts: { text: 'Text', streaming: 'Streaming', structured: 'Structured output' },
  allParts: 'All of it',
  extras: { embeddings: 'Embeddings', image: 'Images' },
  notOffered: 'Not offered. Nothing you can write with needs it.',
  withModel: (outcome: string, name: string) => `${outcome} (${name})`,
  extrasHelp:
    'Tried with the model in parentheses: the one you have chosen for images, one of the list whose name sounds like it, or else the best one.',
  works: (ms: number) => `Works, ${seconds.format(ms / 1000)}`,
  failures: {
    model_key_rejected: 'The server did not accept the key.',
    model_not_found: 'The server does not know this model or this address.',
    model_refused_request: 'The server refused the request.',
    model_busy: 'The server is overloaded, or its limit is reached. Try again in a few minutes.',
    model_quota_spent: 'The account has no credit left. Top it up with the provider.',
    model_unavailable: 'The server cannot be reached. Check the address, and that it runs.',
    model_timed_out: 'No answer in time. If the model is still being loaded, test it again.',
    model_context_full: 'The context of the model is too small. Give it at least 8,192 tokens.',
    model_answer_unusable: 'The answer could not be used. Another model may do better.',
    model_file_unusable: 'The file cannot be loaded. Check its path; the server log says more.',
    model_library_missing: 'The server cannot read GGUF files yet. Run npm run models:gguf there.',
  } satisfies Readonly<Record<ModelFailure, string>>,
  written: (name: string | null) =>
    name === null ? 'Drafts are made without a model.' : `Drafts are written with ${name}.`,
  askAdministrator: (email: string) =>
    `An administrator of this installation can change that. Ask yours, or write to ${email}.`,
} as const;

/** Where each kind of server usually is. */
export const USUAL_ADDRESS: Readonly<Record<ModelProtocol, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://localhost:11434/v1',
  gguf: '',
};
