/** Who calls: read anew for each request, as a token lives for minutes only. */
export type Credentials = () => { readonly apiKey: string; readonly token: string };

/** Where requests go and what every one of them carries (spec §7). */
export interface Caller {
  readonly credentials: Credentials;
  /** One for all requests of a page, so that page, API, job and stream share one in the server's log. */
  readonly logId: string;
  /** Empty in the page, whose server is its own origin. */
  readonly baseUrl: string;
  /** Told with each answer of a server that speaks another version of the contract. */
  readonly onOtherContract?: () => void;
}

export function headersOf({ credentials, logId }: Caller): Record<string, string> {
  const { apiKey, token } = credentials();
  return {
    'sm-log-id': logId,
    ...(apiKey === '' ? {} : { 'X-Api-Key': apiKey }),
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  };
}
