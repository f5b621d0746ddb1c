import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Place } from '#contract/writing/location.schema.ts';
import { countryName } from '#src/kit/copy/names.ts';
import { useOptionalResource } from '#src/kit/hooks.ts';
import { type Fields, SuggestedText } from './BriefFields.tsx';
import { wizard } from './wizard.copy.ts';

/** Typing pauses this long before places are searched. */
const SEARCH_AFTER_MS = 200;

/** “Porto, Porto, Portugal”: what tells places of one name apart. */
const labelOf = ({ city, region, country }: Place): string =>
  [city, region, countryName(country)].filter((part) => part !== null).join(', ');

/** A city, as typed or chosen from the places of that name. A chosen one brings its country. */
export function CityField({ values, suggested, onChange, field }: Fields) {
  const { city, location } = values;
  const [text] = useDebouncedValue(city.slice(0, 100), SEARCH_AFTER_MS);
  const args = { text, ...(location !== '' && { country: location }) };
  const places = useOptionalResource('places', args)?.places ?? [];
  const byLabel = new Map(places.map((place) => [labelOf(place), place]));
  return (
    <div>
      <Autocomplete
        {...field('city')}
        label={wizard.city}
        size="md"
        data={[...byLabel.keys()]}
        filter={({ options }) => options} // the server knows other names of a city
        value={city}
        onChange={(typed) => {
          const place = byLabel.get(typed);
          onChange(place === undefined ? { city: typed } : chosen(place));
        }}
      />
      <SuggestedText {...{ values, suggested, onChange }} name="city" label={wizard.city} />
    </div>
  );
}

const chosen = ({ city, country }: Place) => ({ city, location: country });
