import { Anchor, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { TaskName } from '#contract/lib/tasks.ts';
import { hiddenKeyOf, lackingAt, type ModelHintPlace } from '#domain/writing/modelHints.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { hints } from '#store/settings/hints.slice.ts';
import { AppLink } from '../AppLink.tsx';
import { modelHintTexts as copy } from '../copy/modelHints.ts';
import { useAppDispatch, useAppSelector, useOptionalResource } from '../hooks.ts';
import classes from './modelHint.module.css';

interface ModelHintProps {
  readonly place: ModelHintPlace;
}

/** Says what is weaker at a place for want of a model, and who can change that; until the person hides it, for good. */
export function ModelHint({ place }: ModelHintProps) {
  const engine = useOptionalResource('engine', null);
  return engine?.model === null ? <Hint place={place} tasks={engine.tasks} /> : null;
}

function Hint({ place, tasks }: ModelHintProps & { readonly tasks: readonly TaskName[] }) {
  const dispatch = useAppDispatch();
  const preferences = useOptionalResource('userConfig', null);
  const key = hiddenKeyOf(place);
  const isHiddenHere = useAppSelector(hints.select).includes(key);
  const [hadFocus, setHadFocus] = useState(false);
  if (isHiddenHere) return hadFocus ? <Hidden /> : null;
  // While nobody knows whether it is hidden, it is.
  if (preferences === undefined || key in preferences) return null;
  const lacking = lackingAt(place, tasks);
  return (
    <Text size="xs" c="dimmed" className={classes.hint}>
      {copy.places[place]} {lacking.length > 0 && `${copy.lacking(lacking)} `}
      <WhoCanHelp />{' '}
      <UnstyledButton
        className={classes.hide}
        onClick={() => {
          setHadFocus(true);
          dispatch(hints.hidden({ key }));
        }}
      >
        {copy.hide}
      </UnstyledButton>
    </Text>
  );
}

/** Leads to the models in the settings, or says whom to ask. */
export function WhoCanHelp() {
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  const email = useAppSelector(config.selectSupportEmail);
  if (isAdmin)
    return (
      <AppLink to="/settings?section=models" className={classes.link ?? ''}>
        {copy.setUp}
      </AppLink>
    );
  return (
    <>
      {copy.ask}{' '}
      <Anchor inherit href={`mailto:${email}`}>
        {email}
      </Anchor>
      .
    </>
  );
}

/** Takes the focus of the button that is gone. */
function Hidden() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <VisuallyHidden ref={place} tabIndex={-1}>
      {copy.hidden}
    </VisuallyHidden>
  );
}
