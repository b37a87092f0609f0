import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts calls by path and outcome, each once, however often somebody reads', async () => {
  const metrics = createMetrics();
  const lines = async () =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => /^pavilion_call(s_total|_seconds_count)/.test(line));
  metrics.countCall('/api/startup', 'OK', 2);
  metrics.countCall('/api/startup', 'OK', 3);
  metrics.countCall('/api/startup', 'siteNotFound', 1);
  const first = [
    'pavilion_calls_total{path="/api/startup",outcome="OK"} 2',
    'pavilion_calls_total{path="/api/startup",outcome="siteNotFound"} 1',
    'pavilion_call_seconds_count{path="/api/startup"} 3',
  ];
  expect(await lines()).toEqual(first);
  expect(await lines()).toEqual(first);
  metrics.countCall('/api/seo', 'OK', 1);
  expect(await lines()).toContain('pavilion_calls_total{path="/api/seo",outcome="OK"} 1');
  expect(await lines()).toContain(first[0]);
});
