import type { FindingKind } from '#domain/spelling/finding.ts';
import { findingKinds } from '#src/kit/copy/findings.ts';
import classes from './findingKindTag.module.css';

/** The kind of a finding, over the line that marks it in the text. */
export const FindingKindTag = ({ kind }: { readonly kind: FindingKind }) => (
  <span className={classes.tag} data-kind={kind}>
    {findingKinds[kind]}
  </span>
);
