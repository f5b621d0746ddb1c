import { createSelector } from 'reselect';
import { withReserved } from '#domain/access/limits.ts';
import { resources } from '../resources/resources.slice.ts';
import { units } from './units.slice.ts';

type Root = Parameters<typeof resources.selectAll>[0] & Parameters<typeof units.selectAll>[0];

/** The limits as the server last gave them; undefined until they are known. */
export const selectServerLimits = (root: Root) => resources.selectEntry(root, 'limits', null)?.data;

/** The limits as the page shows and checks them: the server's numbers and the reserved units. */
export const selectLimits = createSelector(
  [selectServerLimits, units.selectAll],
  (limits, reserved) =>
    limits === undefined
      ? undefined
      : withReserved(
          limits,
          Object.values(reserved).map(({ limit }) => limit),
        ),
);
