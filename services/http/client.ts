/** The HTTP client of the page: axios, with what holds for every request to our own server. */
import axios, {
  type AxiosHeaders,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { jsonOfResponse } from '#contract/lib/answer.ts';
import { boundedText } from './boundedText.ts';

/**
 * Creates a client whose answers have the JSON of our server as `data`, whatever their status. A request rejects if there is no answer
 * in time, or if it is not from our server, truncated or too large.
 */
export function createClient(): AxiosInstance {
  const client = axios.create({
    adapter: 'fetch',
    // What the answer is gets checked before it is read.
    responseType: 'stream',
    validateStatus: null,
    // No cookie is read.
    xsrfCookieName: '',
  });
  client.interceptors.request.use(withTypeOfBody);
  client.interceptors.response.use(withJson);
  return client;
}

/** axios would call a file a form, and a POST without a body too. */
function withTypeOfBody(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  config.headers.setContentType(typeOf(config.data));
  return config;
}

function typeOf(body: unknown): string | false {
  if (body === undefined) return false;
  return body instanceof Blob ? body.type : 'application/json';
}

type Streamed = AxiosResponse<Response['body']>;
const noText = async () => '';

async function withJson(response: Streamed): Promise<AxiosResponse<unknown>> {
  const answer = { body: response.data, text: noText };
  const data = await jsonOfResponse({
    headers: headersIn(response),
    text: () => boundedText(answer),
  });
  return { ...response, data };
}

/** The type of axios also allows plain objects, which its adapters never return. */
export const headersIn = ({ headers }: AxiosResponse): AxiosHeaders => headers as AxiosHeaders;

export const isOk = ({ status }: Pick<AxiosResponse, 'status'>): boolean =>
  status >= 200 && status < 300;
