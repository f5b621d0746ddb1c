import { IconFileImport, IconPencil, IconSparkles } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { emptyArticle as copy } from './emptyArticle.copy.ts';
import classes from './emptyArticle.module.css';

const WAYS = [
  {
    to: '/articles/create',
    icon: IconSparkles,
    label: copy.generate,
    hint: copy.generateHint,
  },
  { to: '/import-article', icon: IconFileImport, label: copy.import, hint: copy.importHint },
] as const;

/** Into the text of the article that the button is in. */
function focusText({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const text = currentTarget.closest('article')?.querySelector('[contenteditable="true"]');
  if (text instanceof HTMLElement) text.focus();
}

export function EmptyArticleView() {
  const title = useId();
  return (
    <section className={classes.empty} aria-labelledby={title}>
      <h2 id={title}>{copy.title}</h2>
      <ul>
        <li>
          <button type="button" className={classes.way} onClick={focusText}>
            <IconPencil size={20} stroke={1.6} aria-hidden />
            <strong>{copy.write}</strong>
            <span>{copy.writeHint}</span>
          </button>
        </li>
        {WAYS.map(({ to, icon: Icon, label, hint }) => (
          <li key={to}>
            <AppLink to={to} className={classes.way ?? ''}>
              <Icon size={20} stroke={1.6} aria-hidden />
              <strong>{label}</strong>
              <span>{hint}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
