import { Histogram, Registry } from 'prom-client';
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

it('tells how long calls took as a histogram does, row by row', async () => {
  const metrics = createMetrics();
  const registry = new Registry();
  const plain = new Histogram({
    name: 'pavilion_call_seconds',
    help: 'Duration of calls',
    labelNames: ['path'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  for (const [path, ms] of [
    ['/api/startup', 0.5],
    ['/api/startup', 1],
    ['/api/seo', 3],
    ['/api/startup', 40],
    ['/api/seo', 9000],
  ] as const) {
    metrics.countCall(path, 'OK', ms);
    plain.observe({ path }, ms / 1000);
  }
  const about = (text: string) => text.split('\n').filter((line) => line.includes('call_seconds'));
  const expected = about(await registry.metrics());
  expect(about(await metrics.registry.metrics())).toEqual(expected);
  expect(about(await metrics.registry.metrics())).toEqual(expected);
  expect(expected).toContain('pavilion_call_seconds_bucket{le="+Inf",path="/api/seo"} 2');
});
