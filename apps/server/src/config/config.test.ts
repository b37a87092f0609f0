import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(parseConfig({})).toMatchObject({
      mode: 'development',
      http: { port: 4000, requestsPerMinute: 0 },
      dataDir: '.data',
      databaseUrl: null,
      session: { idleMs: 30 * 60_000, maxAgeMs: 24 * 3_600_000 },
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, got "abc"'],
    [{ PORT: '70000' }, 'PORT must be'],
    [
      { NODE_ENV: 'staging' },
      'NODE_ENV must be one of production, development, test, got "staging"',
    ],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
    ],
    [{ SMS_WEBHOOK_URL: 'https://sms.example' }, 'SMS_WEBHOOK_SECRET must be set together'],
    [
      {
        NODE_ENV: 'production',
        SMS_WEBHOOK_URL: 'HTTP://sms.example/send?key=secret',
        SMS_WEBHOOK_SECRET: 'shared',
      },
      'SMS_WEBHOOK_URL must be an https address in production',
    ],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters'],
    [{ SESSION_MAX_HOURS: '48' }, 'SESSION_MAX_HOURS must be'],
    [
      { NODE_ENV: 'production', SEED_DEMO: 'true', DEMO_CROWD: 'on' },
      'DEMO_CROWD must not be on in production',
    ],
    [
      { NODE_ENV: 'production', SEED_DEMO: 'true', SANDBOX_STUDIO: 'on' },
      'SANDBOX_STUDIO must not be on in production',
    ],
    [{ OUTBOUND_PRIVATE_HOSTS: 'https://inner:80' }, 'OUTBOUND_PRIVATE_HOSTS must be'],
    [{ OUTBOUND_PRIVATE_HOSTS: 'inner' }, 'OUTBOUND_PRIVATE_HOSTS must be'],
    [{ JOBS_ENABLED: 'maybe' }, 'JOBS_ENABLED must be true or false'],
  ])('refuses %o', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
    expect(() => parseConfig(environment)).toThrow(ConfigError);
  });

  it.each([
    [{}, true],
    [{ DEMO_CROWD: 'off' }, false],
    [{ SEED_DEMO: 'false' }, false],
    [{ SEED_DEMO: 'false', DEMO_CROWD: 'on' }, false],
    [{ NODE_ENV: 'test' }, false],
    [{ NODE_ENV: 'production', SEED_DEMO: 'true' }, false],
  ])('with %o the computer plays in the demo: %s', (environment, isPlayed) => {
    expect(parseConfig(environment).demoCrowd).toBe(isPlayed);
  });

  it.each([
    [{}, { port: 4010 }],
    [{ STUDIO_PORT: '0' }, { port: 0 }],
    [{ SANDBOX_STUDIO: 'off' }, null],
    [{ SEED_DEMO: 'false', SANDBOX_STUDIO: 'on' }, null],
    [{ NODE_ENV: 'test' }, null],
    [{ NODE_ENV: 'production', SEED_DEMO: 'true' }, null],
  ])('with %o the studio of the demo is %o', (environment, studio) => {
    expect(parseConfig(environment).sandboxStudio).toEqual(studio);
  });

  it.each([
    [{}, null],
    [
      { HASH_GAME_BLOCKS: 'sandbox' },
      { from: 'sandbox', name: 'sandbox', blockMs: 3_000, confirmations: 3 },
    ],
    [
      { HASH_GAME_BLOCKS: 'https://blocks.example/api', HASH_GAME_CHAIN: 'liquid' },
      {
        from: 'https://blocks.example/api',
        name: 'liquid',
        blockMs: 60_000,
        confirmations: 19,
      },
    ],
  ])('with %o blocks of %o decide hash games', (environment, blocks) => {
    expect(parseConfig(environment).hashGameBlocks).toEqual(blocks);
  });

  it('lists hosts inside that operators may name', () => {
    const hosts = { OUTBOUND_PRIVATE_HOSTS: ' Inner.local:5678, 127.0.0.1:80 ' };
    const listed = ['inner.local:5678', '127.0.0.1:80'];
    expect(parseConfig(hosts).outboundPrivateHosts).toEqual(listed);
  });

  it('takes no made-up blocks in production', () => {
    const environment = { NODE_ENV: 'production', HASH_GAME_BLOCKS: 'sandbox' };
    expect(() => parseConfig(environment)).toThrow(/HASH_GAME_BLOCKS/);
  });

  it('names every problem at once and never repeats a secret', () => {
    const broken = () => parseConfig({ PORT: 'x', DATABASE_URL: 'mysql://u:secret@h/d' });
    expect(broken).toThrow(/PORT[\s\S]*DATABASE_URL/);
    expect(broken).not.toThrow(/secret/);
  });
});
