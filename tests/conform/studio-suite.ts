import type { ProviderCall, ProviderResponse } from '@pavilion/contracts/provider';
import { must, type StudioBench } from './studio-case.ts';
import { studioCases } from './studio.cases.ts';
import { outcomeOf, type CaseResult } from './suite.ts';
import type { Answer, WalletClient } from './wallet-client.ts';

function read<C extends ProviderCall>(call: C, answer: Answer): ProviderResponse<C> {
  const said = `HTTP ${answer.http}, ${String(answer.status)} ${String(answer.code)}`;
  must(answer.http === 200 && answer.status === 'ok', `${call.path}: ${said}`);
  const parsed = call.response.safeParse(answer);
  if (parsed.success) return parsed.data as ProviderResponse<C>;
  const [issue] = parsed.error.issues;
  throw new Error(`${call.path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/**
 * Runs the cases of a studio one after the other; nothing is staked, and nothing in the studio
 * changes.
 */
export async function runStudioSuite(options: {
  client: WalletClient;
  run: string;
  nowMs(): number;
  elapsedMs(): number;
  onResult?(result: CaseResult): void;
}): Promise<CaseResult[]> {
  const { client, run, nowMs } = options;
  let used = 0;
  const bench: StudioBench = {
    client,
    nowMs,
    ask: async (call, input, tampering) => read(call, await client.send(call, input, tampering)),
    id: () => `${run}-${(used += 1)}`,
  };
  const results: CaseResult[] = [];
  for (const [index, one] of studioCases.entries()) {
    const startedMs = options.elapsedMs();
    const found = await outcomeOf(() => one.run(bench));
    const name = `S${String(index + 1).padStart(2, '0')} ${one.name}`;
    const result = { name, ...found, ms: Math.round(options.elapsedMs() - startedMs) };
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}
