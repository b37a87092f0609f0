import type { ServerContext } from '../../context.ts';
import type { VerificationProvider } from './verification-provider.ts';

/** The checker of a name that this installation speaks to, or null. */
export function checkerOf(
  { outside }: Pick<ServerContext, 'outside'>,
  name: string,
): VerificationProvider | null {
  return outside.checkers.find((checker) => checker.name === name) ?? null;
}
