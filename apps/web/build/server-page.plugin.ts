import { AsyncLocalStorage } from 'node:async_hooks';
import { request } from 'node:http';
import type { Plugin } from 'vite';

/**
 * In development the page comes from Vite, its data from the server: what the server would write
 * into the page (tokens, tags, boot data, language) is taken from the server's own answer for the
 * same path and host.
 */
export function serverPage(serverPort: number): Plugin {
  // Pages of several sites may be asked for at the same time.
  const hosts = new AsyncLocalStorage<string>();
  return {
    name: 'pavilion-server-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((incoming, _response, next) => {
        hosts.run((incoming.headers.host ?? 'localhost').replace(/:\d+$/, ''), next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { originalUrl = '/' }) => {
        const page = await fetchPage(serverPort, hosts.getStore() ?? 'localhost', originalUrl);
        return page ? graft(html, page) : html;
      },
    },
  };
}

function fetchPage(port: number, host: string, path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { host: `${host}:${port}`, accept: 'text/html' };
    const outgoing = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString()));
    });
    // The server restarts on changes; the page then asks for its data itself.
    outgoing.on('error', () => resolve(null));
    outgoing.end();
  });
}

/** Puts the server's head tags, token styles and boot data into Vite's page. */
function graft(html: string, page: string): string {
  const head = [
    ...page.matchAll(
      /<title>.*?<\/title>|<style id="pavilion-tokens".*?<\/style>|<meta (?!charset|name="(viewport|pavilion-build)")[^>]*>|<link rel="(canonical|alternate|icon|manifest|apple-touch-icon)"[^>]*>/gs,
    ),
  ].map(([tag]) => tag.replace(/ nonce="[^"]*"/, ''));
  const boot = /<script type="application\/json" id="pavilion-boot".*?<\/script>/s.exec(page)?.[0];
  const root = /<html[^>]*>/.exec(page)?.[0];
  return html
    .replace('<!--pavilion:head-->', () => head.join('\n'))
    .replace('<!--pavilion:body-->', () => boot ?? '')
    .replace(/<html[^>]*>/, (own) => root ?? own);
}
