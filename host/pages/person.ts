import type { SdkUser } from '#contract/host/host.ts';

/** Who is signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** ISO 8601. */
  readonly createDate: string;
}

/** The admin flag has one of two names (spec §3). */
export function personOf({ id, email, createDate, admin, is_admin }: SdkUser): Person {
  return { id, email, createDate, isAdmin: admin ?? is_admin ?? false };
}
