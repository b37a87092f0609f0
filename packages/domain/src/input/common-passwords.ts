let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * The common passwords, in lower case. The list is a module of its own that loads on the first
 * call, so a page that asks for no password never carries it.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('./common-passwords.data.ts').then((module) => module.commonPasswords);
  return loading;
}
