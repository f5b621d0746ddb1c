import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from '#store/reducer.ts';
import {
  type AnyRef,
  refetchRequested,
  resourceReleased,
  resourceUsed,
  type ResourceView,
  selectResourceEntry,
  selectResources,
} from '#store/resources/resources.slice.ts';
import {
  type ResourceArgs,
  type ResourceData,
  resourceKey,
  type ResourceName,
} from '#store/resources/resourceTypes.ts';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch;

/**
 * Reads through the cache for as long as the view is mounted. Views never fetch; a saga answers the mount.
 * Throws to the error boundary when there is nothing to show, unless it is a 402 (spec §8, §9).
 */
export function useResource<N extends ResourceName>(name: N, args: ResourceArgs<N>) {
  const { isInUse, ...view } = useCached(name, args);
  const { data, error } = view;
  // A failure from before this view was here is read again first.
  if (isInUse && error !== null && data === undefined && error.status !== 402) throw error;
  return view;
}

/** Reads what the view is whole without: undefined until it is known, or where it cannot be read. */
export function useOptionalResource<N extends ResourceName>(name: N, args: ResourceArgs<N>) {
  return useCached(name, args).data;
}

function useCached<N extends ResourceName>(
  name: N,
  args: ResourceArgs<N>,
): ResourceView<N> & { readonly isInUse: boolean; readonly refetch: () => void } {
  const dispatch = useAppDispatch();
  const key = resourceKey(name, args);
  const entry = useAppSelector((state) => selectResourceEntry(state, key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and arguments
  useEffect(() => {
    const ref = { name, args } as AnyRef;
    dispatch(resourceUsed(ref));
    return () => void dispatch(resourceReleased(ref));
  }, [dispatch, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and arguments
  const refetch = useCallback(
    () => void dispatch(refetchRequested({ name, args } as AnyRef)),
    [dispatch, key],
  );
  return {
    status: entry?.status ?? 'idle',
    data: entry?.data as ResourceData<N> | undefined,
    error: entry?.status === 'failed' ? entry.error : null,
    isInUse: (entry?.users ?? 0) > 0,
    refetch,
  };
}

/** Asks again for everything that could not be read, for "Try again" on a whole page. */
export function useReadAgain(): () => void {
  const store = useStore<RootState>();
  return () => {
    const entries = Object.values(selectResources(store.getState()));
    for (const { name, args, status } of entries) {
      if (status === 'failed') store.dispatch(refetchRequested({ name, args }));
    }
  };
}
