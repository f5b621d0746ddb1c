import { type RequestOptions, safeRequest } from './safeRequest.ts';

export const isFine = (status: number): boolean => status >= 200 && status < 300;

/** What an address answers, without its content. Rejects as `safeRequest` does. */
export async function statusOf(
  method: 'GET' | 'HEAD',
  address: string,
  options: RequestOptions,
): Promise<number> {
  const { response } = await safeRequest(method, address, options);
  response.destroy();
  return response.statusCode ?? 0;
}
