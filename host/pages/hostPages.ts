import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { frame as copy } from '../copy/pages.ts';
import type { Person } from './person.ts';

interface Row {
  readonly path: string;
  /** Its label in the navigation; without one it is not listed there. */
  readonly label?: string;
}

interface OpenPage extends Row {
  readonly who: 'anyone';
  readonly Page: LazyExoticComponent<ComponentType>;
}

export interface SignedInPage extends Row {
  readonly who: 'account' | 'administrator';
  readonly isFramed: boolean;
  readonly Page: LazyExoticComponent<ComponentType<{ person: Person }>>;
}

const page = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
const ofPerson = page<{ person: Person }>;
const framed = { who: 'account', isFramed: true } as const;

/** The host's pages; each is a chunk of its own. server/http/pages.scope.ts serves their addresses. */
const HOST_PAGES: readonly (OpenPage | SignedInPage)[] = [
  {
    path: '/sign-in',
    who: 'anyone',
    Page: page(async () => (await import('./AccountForm.tsx')).SignIn),
  },
  {
    path: '/sign-up',
    who: 'anyone',
    Page: page(async () => (await import('./AccountForm.tsx')).SignUp),
  },
  {
    path: '/projects/',
    label: copy.projects,
    ...framed,
    Page: ofPerson(async () => (await import('./projects/Projects.tsx')).Projects),
  },
  {
    path: '/billing',
    label: copy.billing,
    ...framed,
    Page: ofPerson(async () => (await import('./billing/Billing.tsx')).Billing),
  },
  {
    path: '/account',
    label: copy.account,
    ...framed,
    Page: ofPerson(async () => (await import('./account/Account.tsx')).Account),
  },
  {
    path: '/admin',
    label: copy.admin,
    ...framed,
    who: 'administrator',
    Page: ofPerson(async () => (await import('./admin/Accounts.tsx')).Accounts),
  },
  {
    path: '/multilogin',
    who: 'anyone',
    Page: page(async () => (await import('./Multilogin.tsx')).Multilogin),
  },
  {
    path: '/free-app-activation-after-login',
    who: 'account',
    isFramed: false,
    Page: ofPerson(async () => (await import('./Activation.tsx')).Activation),
  },
];

const bare = (path: string) => path.replace(/\/+$/, '');

export function hostPageOf(pathname: string): OpenPage | SignedInPage | null {
  return HOST_PAGES.find(({ path }) => bare(path) === bare(pathname)) ?? null;
}

/** The navigation for this person. */
export function navOf({ isAdmin }: Pick<Person, 'isAdmin'>): readonly Required<Row>[] {
  return HOST_PAGES.flatMap(({ path, label, who }) =>
    label === undefined || (who === 'administrator' && !isAdmin) ? [] : [{ path, label }],
  );
}
