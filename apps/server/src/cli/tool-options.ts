import type { OfficeCall } from '@pavilion/contracts/office';
import { UsageError } from './command.ts';

/** What is asked of the tool itself, whatever the command. */
export interface ToolOptions {
  /** The answer is printed as one JSON object. */
  isJson: boolean;
  /** The file that the kept field of the answer goes to. */
  out: string | null;
  /** The options that are the command's own. */
  rest: Record<string, string>;
}

/**
 * Takes the tool's own options out of those that were typed. Throws {@link UsageError} on what they
 * do not take.
 */
export function toolOptions(
  call: OfficeCall,
  options: Readonly<Record<string, string>>,
): ToolOptions {
  const { json, ...others } = options;
  if (json !== undefined && json !== 'true')
    throw new UsageError('--json must be given without a value');
  const isJson = json !== undefined;
  if (call.keeps === undefined) return { isJson, out: null, rest: others };
  const { out, ...rest } = others;
  if (out === 'true') throw new UsageError('--out <value> is missing');
  return { isJson, out: out ?? null, rest };
}
