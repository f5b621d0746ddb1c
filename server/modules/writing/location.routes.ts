import { placesNamed } from '../../adapters/places/places.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';

export const locationHandlers = (): GroupHandlers<'location'> => ({
  getPlaces: async ({ text, country }) => ({ places: await placesNamed(text, country ?? null) }),
});
