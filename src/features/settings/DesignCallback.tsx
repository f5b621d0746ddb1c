import { useAppSelector } from '#src/kit/hooks.ts';
import { designConnection } from '#store/design/designConnection.slice.ts';
import { DesignCallbackView } from './DesignCallbackView.tsx';

/** The page that the design tool sends people back to (spec §2); a saga finishes the connection and leaves it. */
export const DesignCallback = () => (
  <DesignCallbackView state={useAppSelector(designConnection.select)} />
);
