import './dom.ts';
import { alphaHost, startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { seedPaymentMethods } from '@pavilion/server/modules/money/payments/index';
import { seedWithdrawalMethods } from '@pavilion/server/modules/money/payouts/index';
import { configure, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, vi } from 'vitest';
import NodeSocket from 'ws';
import { App } from '../../../apps/web/src/app/app.tsx';
import { prepare, settle } from '../../../apps/web/src/app/start.ts';
import { closeModal } from '../../../apps/web/src/core/modals/modal.store.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { queryClient } from '../../../apps/web/src/core/query.ts';
import { signIn } from '../../../apps/web/src/core/session/sign-in.ts';
import { resetUser } from '../../../apps/web/src/core/stores/user.store.ts';

/** How long something may take to appear: the machine may be busy with another suite. */
const patienceMs = 30_000;

configure({ asyncUtilTimeout: patienceMs });

/** What is written and pressed as a person does, without their pauses. */
export const visitor = userEvent.setup({ delay: null });

let opened: Promise<TestServer> | undefined;
let server: TestServer;
/** Hands what the page asks to the server, without a network. */
let askServer: typeof fetch;

/**
 * Opens the site for a suite of screens, and leaves it after each test as a new visitor finds it.
 * Gives the server behind it.
 */
export function visitSite(): { server: () => TestServer } {
  beforeAll(async () => {
    opened ??= open();
    server = await opened;
  });
  afterEach(leave);
  return { server: () => server };
}

/** The whole server, and the whole page of its first site in a document; a worker has one. */
async function open(): Promise<TestServer> {
  // The clock of the document is this machine's, and screens judge by it.
  const started = await startTestServer({ now: new Date() });
  const origin = await started.listen();
  await fill(started);
  askServer = (input, init) => started.fetch(addressOf(input), init);
  globalThis.fetch = askServer;
  globalThis.WebSocket = socketsTo(origin);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  createRoot(root).render(createElement(App));
  await prepare();
  await settle();
  return started;
}

/** Ways to pay and to be paid. */
async function fill({ context, sites }: TestServer): Promise<void> {
  await seedPaymentMethods(context, sites.alpha);
  await seedWithdrawalMethods(context, sites.alpha);
}

/**
 * Sockets as a browser has them: they know the site's host, and what goes wrong they tell and never
 * throw.
 */
function socketsTo(origin: string): typeof WebSocket {
  class SiteSocket extends NodeSocket {
    constructor(address: string) {
      const url = address.replace(`ws://${alphaHost}`, origin.replace('http', 'ws'));
      super(url, { headers: { host: alphaHost } });
      this.addEventListener('error', () => undefined);
    }
  }
  return SiteSocket as unknown as typeof WebSocket;
}

/** Waits until what is asked for holds; fails with its last error. */
export const until = <Value>(holds: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(holds, { timeout: patienceMs, interval: 20 });

/** The main part of the page, to look for things in. */
export const main = () => within(mainElement());

/** The whole page, with what stands over it. */
export const page = () => within(document.body);

/** Goes to a page as a link does. Resolves once nothing of it is awaited any more. */
export async function visit(path: string): Promise<void> {
  const before = document.querySelector('#main h1');
  browserHistory.push(path);
  await until(() => {
    const title = mainElement().querySelector('h1');
    if (!title || title === before) throw new Error(`nothing stands at ${path}`);
    if (mainElement().querySelector('[aria-busy="true"]')) throw new Error(`${path} is loading`);
  });
}

function mainElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#main');
  if (!element) throw new Error('the page has no main part');
  return element;
}

/** A new player, signed in on the page as after a login. */
export async function signInNewPlayer(): Promise<TestPlayer> {
  const player = await server.signUpPlayer();
  const { accountId: account_id, token, email } = player;
  signIn({ statusCode: 1, token, email, user: { account_id, session_token: token } });
  return player;
}

/** What a screen reader adds to the name of a field. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The browser loses or finds its network. */
export function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The server refuses what screens ask it for, until what is given back is called. */
export function refuseCalls(): () => void {
  const refusal = { statusCode: -400, message: 'invalidInput' };
  globalThis.fetch = (input, init) =>
    askedByFrame.test(addressOf(input).pathname)
      ? askServer(input, init)
      : Promise.resolve(Response.json(refusal, { status: 400 }));
  return () => (globalThis.fetch = askServer);
}

/** Paths of the calls that are made from now on. */
export function listenToCalls(): readonly string[] {
  const paths: string[] = [];
  globalThis.fetch = (input, init) => {
    paths.push(addressOf(input).pathname);
    return askServer(input, init);
  };
  return paths;
}

const addressOf = (input: Parameters<typeof fetch>[0]): URL =>
  new URL(input instanceof Request ? input.url : input, location.href);

/** What no screen asks for: titles, and the state of player and site. */
const askedByFrame =
  /\/(seo|check_status|getbalance|get_balance|vip|home\/fav_list|reality_status|marquee|siteinfodetail|partners|social_account)$/;

/** Closes the dialog that tells of a failure, where one stands. */
export async function closeFailure(): Promise<void> {
  const dialog = page().queryByRole('dialog', { name: 'Something went wrong' });
  if (!dialog) return;
  await visitor.click(within(dialog).getByRole('button', { name: 'OK' }));
  await until(() => {
    if (document.querySelector('dialog[open]')) throw new Error('the dialog stays open');
  });
}

/** A page that asks for nothing of its own, so that what is forgotten then stays forgotten. */
const quietPath = '/forgot-password';

/** Leaves nothing of a test to the next: no answer under way, no dialog, no page's data. */
async function leave(): Promise<void> {
  vi.restoreAllMocks();
  globalThis.fetch = askServer;
  await closeFailure();
  // The welcome after signing up stays until it is answered.
  closeModal();
  dispatchEvent(new Event('online'));
  resetUser();
  if (location.pathname !== quietPath) await visit(quietPath).catch(() => undefined);
  await untilNothingIsAsked().catch(() => undefined);
  await closeFailure();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
}

/** A call that fails late would tell of it in the next test. */
async function untilNothingIsAsked(): Promise<void> {
  await until(() => {
    if (queryClient.isFetching() + queryClient.isMutating() > 0) throw new Error('still asking');
  });
  // What a failure shows comes with a file of its own.
  await import('../../../apps/web/src/core/errors/present-failure.ts');
}
