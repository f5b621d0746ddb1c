let list: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of the 50,000 that leaked lists have most often (zxcvbn), in any case.
 * The list is read when it is first needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await list).has(password.toLowerCase());
}
