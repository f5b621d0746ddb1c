/** The form of the models: what is typed, what is wrong with it, and the requests that it becomes. */
import type { ModelProtocol } from '#contract/installation/installation.route.ts';
import type {
  InstallationModels,
  ModelServerRequest,
  ModelsRequest,
} from '#contract/installation/installation.schema.ts';
import { type PriceValues, priceErrorsOf, pricesOf, priceValuesOf } from './modelPrices.ts';
import { models, USUAL_ADDRESS } from './models.copy.ts';

export interface ModelsValues extends PriceValues {
  readonly protocol: ModelProtocol;
  readonly address: string;
  /** Of a file, instead of the address. */
  readonly path: string;
  readonly apiKey: string;
  readonly best: string;
  readonly fast: string;
  /** Empty: no images are made. */
  readonly image: string;
  /** Of a test. */
  readonly withImage: boolean;
}
export type ModelsField = Exclude<keyof ModelsValues, 'withImage' | 'path'>;
export type ModelsErrors = Readonly<Partial<Record<ModelsField, string>>>;

export const isFile = ({ protocol }: Pick<ModelsValues, 'protocol'>): boolean =>
  protocol === 'gguf';

/** Whether servers of the protocol may make images. */
export const canMakeImages = ({ protocol }: Pick<ModelsValues, 'protocol'>): boolean =>
  protocol === 'openai' || protocol === 'ollama';

export function valuesOf(stored: InstallationModels['models']): ModelsValues {
  const { protocol, address, best, fast, image } = stored ?? NOTHING;
  const isOfFile = isFile({ protocol });
  return {
    protocol,
    address: isOfFile ? USUAL_ADDRESS.openai : address,
    path: isOfFile ? address : '',
    apiKey: '',
    best: isOfFile ? '' : best,
    fast: fast === best ? '' : fast,
    image: image ?? '',
    withImage: false,
    ...priceValuesOf(stored?.prices ?? null),
  };
}

const NOTHING = {
  protocol: 'openai',
  address: USUAL_ADDRESS.openai,
  best: '',
  fast: '',
  image: null,
} as const;

const FILE = /^(?:\/|[a-z]:[\\/]).*\.gguf$/i;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

export function errorsOf(values: ModelsValues): ModelsErrors {
  if (isFile(values)) return FILE.test(values.path.trim()) ? {} : { address: models.fileWrong };
  return {
    ...priceErrorsOf(values),
    ...(WEB_ADDRESS.test(values.address.trim()) ? {} : { address: models.addressWrong }),
    ...(values.best.trim() === '' ? { best: models.bestWrong } : {}),
  };
}

export function serverOf(values: ModelsValues): ModelServerRequest {
  const { protocol, address, path, apiKey } = values;
  if (protocol === 'gguf') return { protocol, address: path.trim() };
  const key = apiKey.trim();
  return { protocol, address: address.trim(), ...(key === '' ? {} : { apiKey: key }) };
}

/** A file is one model, which is named after it and has no price. */
export function requestOf(values: ModelsValues): ModelsRequest {
  const server = serverOf(values);
  if (isFile(values)) {
    const name = server.address.split(/[\\/]/).at(-1) ?? '';
    return { ...server, best: name, fast: name, image: null, prices: null };
  }
  const best = values.best.trim();
  const image = canMakeImages(values) ? values.image.trim() || null : null;
  return { ...server, best, fast: values.fast.trim() || best, image, prices: pricesOf(values) };
}
