import { createHmac, randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { StudioConfig } from './config/config.ts';
import { registerStudioDoor } from './door/studio-door.ts';
import { registerGameCalls } from './page/game-calls.ts';
import { registerPages } from './page/pages.ts';
import { createKeptFile } from './kept/kept-file.ts';
import { createJackpots } from './jackpots/jackpots.ts';
import { createGrantBook } from './play/grant-book.ts';
import { createRoundBook } from './play/hand-round.ts';
import { createKeptRounds } from './play/kept-rounds.ts';
import { finishStaleHands } from './play/play-hand.ts';
import { createSessionStore } from './play/play-session.ts';
import { createStudioPorts, type StudioPorts } from './ports.ts';
import { registerRoundPage } from './page/round-page.ts';
import { registerSportsCalls } from './page/sports-calls.ts';
import { createBetBook } from './sports/bet-book.ts';
import { settleBets } from './sports/settle-bets.ts';
import type { Studio } from './studio.types.ts';
import { bookedWallet } from './wallet/booked-wallet.ts';
import { createDebts } from './wallet/debts.ts';
import type { Faults } from './wallet/faults.ts';
import { createTransactionBook } from './wallet/transaction-book.ts';
import { createWalletClient } from './wallet/wallet-client.ts';

export interface StudioOptions {
  config: StudioConfig;
  ports?: Partial<StudioPorts>;
  fetch?: typeof fetch;
  /** Fixed in tests; else drawn at the start. */
  seed?: string;
}

const workEveryMs = 1_000;
const handLastsMs = 20 * 60 * 60_000;
const bodyLimitBytes = 64 * 1024;

/** The studio as a program: its pages, their calls, and the door the wallet knocks at. */
export function createStudio(options: StudioOptions): { app: FastifyInstance; studio: Studio } {
  const studio = assemble(options);
  const app = fastify({ bodyLimit: bodyLimitBytes, logger: false });
  registerStudioDoor(app, studio);
  registerGameCalls(app, studio);
  registerSportsCalls(app, studio);
  registerPages(app, studio.config);
  registerRoundPage(app, studio);
  const timer = setInterval(() => {
    void studio.debts.work();
    void finishStaleHands(studio, handLastsMs);
    void settleBets(studio);
  }, workEveryMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  return { app, studio };
}

function assemble(options: StudioOptions): Studio {
  const { config } = options;
  const ports = { ...createStudioPorts(), ...options.ports };
  const faults = (): Faults => config.faults;
  const nowMs = (): number => ports.clock.now().getTime();
  const book = createTransactionBook(ports.clock);
  const wallet = bookedWallet(
    createWalletClient({ ...ports, config, fetch: options.fetch ?? fetch, faults }),
    book,
  );
  return {
    ...ports,
    config,
    wallet,
    book,
    debts: createDebts(wallet, ports, createKeptFile(config.dataDir, 'debts')),
    faults,
    sessions: createSessionStore(nowMs),
    sportsSessions: createSessionStore(nowMs),
    bets: createBetBook(),
    rounds: createRoundBook(),
    kept: createKeptRounds(ports.clock),
    grants: createGrantBook(ports.clock),
    jackpots: createJackpots(
      ports.clock,
      createKeptFile(config.dataDir, 'pots'),
      config.jackpotOdds,
    ),
    seed: options.seed ?? randomBytes(32).toString('hex'),
    matchSeed: createHmac('sha256', config.key.secret).update('matches').digest('hex'),
    startedAt: ports.clock.now(),
  };
}
