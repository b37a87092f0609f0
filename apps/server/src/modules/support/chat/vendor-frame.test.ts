import { describe, expect, it } from 'vitest';
import { vendorFrame } from './vendor-frame.ts';

describe('the page of a vendor’s chat', () => {
  it('frames the vendor’s page and nothing else', () => {
    const { policy, body } = vendorFrame({ page: 'https://chat.example/w?a=1&b="2"' }, 'Live Chat');
    expect(policy).toContain('frame-src https://chat.example;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script-src');
    expect(body).toContain('src="https://chat.example/w?a=1&amp;b=%222%22"');
  });

  it('runs a snippet without our origin, and what it loads from the listed ones alone', () => {
    const script = '<script>start()</script><script src="https://cdn.example/w.js"></script>';
    const origins = ['https://cdn.example'];
    const { policy, body } = vendorFrame({ script, origins }, 'Live Chat');
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups/);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+' https:\/\/cdn\.example;/);
    expect(policy).toContain('connect-src wss://cdn.example https://cdn.example;');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(body).toContain(script);
  });

  it('takes plain words of a script, too, and loads nothing where no origin is listed', () => {
    const { policy, body } = vendorFrame({ script: 'start()', origins: [] }, 'Live Chat');
    expect(body).toContain('<script>start()</script>');
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/);
    expect(policy).not.toContain('frame-src');
  });
});
