/**
 * Origin of a demo site on the server under test: `siteOrigin('casino1')` →
 * `http://casino1.localhost:4000`.
 */
export function siteOrigin(site: string): string {
  const flagship = new URL(process.env['PAVILION_ORIGIN'] ?? 'http://localhost:4000');
  return `http://${site}.localhost:${flagship.port}`;
}
