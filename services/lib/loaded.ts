import { networkError } from '../http/portError.ts';

/** Loads a part on demand. Without it, as without a network or after an update of the server, nothing has answered. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((error) => {
    throw networkError(error);
  });
